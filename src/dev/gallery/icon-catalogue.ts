import type { GalleryIcon } from '../../app/dev/gallery/gallery-data.ts';
import { iconNames, iconShapes } from '../../content/node/icons.ts';
import { ICON_VARIANT, iconWords } from '../../content/read/words/icon-words.ts';
import { SYNONYMS } from '../../content/read/words/synonyms.ts';

let catalogue: GalleryIcon[] | undefined;

/** Every icon that the configuration may name, with what it is called; those most asked for first. */
export function iconCatalogue(): GalleryIcon[] {
  catalogue ??= [...iconNames()]
    .sort()
    .sort((a, b) => Number(isKnown(b)) - Number(isKnown(a)))
    .map((name) => [name, iconWords(name).join(', ')]);
  return catalogue;
}

const isKnown = (name: string) => name.replace(ICON_VARIANT, '') in SYNONYMS.icons;

/** An icon as a file; undefined for what is none. */
export async function iconSvg(name: string): Promise<string | undefined> {
  if (!iconNames().has(name)) return undefined;
  const shapes = await iconShapes(name);
  const elements = shapes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${kebab(key)}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${elements.join('')}</svg>`;
}

/** React's names of attributes: `fillOpacity`. */
const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
