import { useEffect, useState } from 'react';
import type { Findable } from '../../../../../app/dev/gallery/find.ts';
import { findableIcon, iconStyle } from '../../../../../app/dev/gallery/find.ts';
import { GALLERY_ICONS, type GalleryIcon } from '../../../../../app/dev/gallery/gallery-data.ts';

interface Icons {
  /** The icons in one style, which is enough to choose from. */
  icons: Findable<GalleryIcon>[];
  /** Name of any icon -> its Portuguese words. */
  words: ReadonlyMap<string, string>;
}

let asked: Promise<Icons> | undefined;

export function useIcons(): Partial<Icons> & { error?: string | undefined } {
  const [all, setAll] = useState<Icons>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    asked ??= fetch(GALLERY_ICONS)
      .then((response) => response.json())
      .then((list: GalleryIcon[]) => ({ icons: findable(list), words: new Map(list) }));
    asked.then(setAll, () => {
      asked = undefined;
      setError('Os ícones não vieram. O servidor ainda está aberto?');
    });
  }, []);
  return { ...all, error };
}

/** "escudo" for "escudo, proteção". */
export const firstWord = (words = ''): string => words.split(', ')[0] ?? '';

/** The outlined icons, and those that have no styles. */
const findable = (icons: GalleryIcon[]): Findable<GalleryIcon>[] =>
  icons.filter(([name]) => name.endsWith('Outlined') || iconStyle(name) === '').map(findableIcon);
