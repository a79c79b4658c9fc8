import { useEffect, useState } from 'react';
import type { Findable } from '../../../../../src/dev/gallery/find.ts';
import { GALLERY_ICONS, type GalleryIcon } from '../../../../../src/dev/gallery/gallery-data.ts';
import { fold } from '../../../../../src/lib/fold.ts';

/** Between the words of a name. */
const HUMP = /(?<=[a-z])(?=[A-Z\d])/;
/** One stroke of the five is enough to choose from. */
const STYLE = /(Outlined|Rounded|Sharp|TwoTone)$/;

let asked: Promise<GalleryIcon[]> | undefined;

/** All icons with their words, asked for once; those of a line first. */
export function useIcons() {
  const [icons, setIcons] = useState<Findable<GalleryIcon>[]>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    asked ??= fetch(GALLERY_ICONS).then((response) => response.json());
    asked.then(
      (all) => setIcons(findable(all)),
      () => {
        asked = undefined;
        setError('Os ícones não vieram. O servidor ainda está aberto?');
      },
    );
  }, []);
  return { icons, error };
}

const findable = (icons: GalleryIcon[]): Findable<GalleryIcon>[] =>
  icons
    .filter(([name]) => /Outlined$/.test(name) || !STYLE.test(name))
    .map((item) => {
      const [name, words] = item;
      const parts = name.split(HUMP).join(' ');
      return { item, phrases: [name, ...words.split(', '), parts].map(fold) };
    });
