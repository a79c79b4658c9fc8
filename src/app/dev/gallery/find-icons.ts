import { fold } from '../../../lib/fold.ts';
import type { Findable } from './find.ts';
import type { GalleryIcon } from './gallery-data.ts';

const STYLE = /(Outlined|Rounded|Sharp|TwoTone)$/;
const WORD_START = /(?<=[a-z])(?=[A-Z\d])/;

/** "Outlined", or '' for the filled style. */
export const iconStyle = (name: string): string => STYLE.exec(name)?.[0] ?? '';

/** "AccountBox" -> "Account", "Box" */
export const wordsOfName = (name: string): string[] => name.split(WORD_START);

/** An icon's name comes first, then its Portuguese words, then the English ones in its name. */
export function findableIcon(item: GalleryIcon): Findable<GalleryIcon> {
  const [name, words] = item;
  return { item, phrases: [name, ...words.split(', '), wordsOfName(name).join(' ')].map(fold) };
}
