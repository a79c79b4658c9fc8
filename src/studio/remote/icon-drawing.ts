import type { IconShape } from '../../ui/data/types.ts';

/** A drawing of the shapes of an icon, as an address. */
export function iconDrawing(shapes: readonly IconShape[]): string {
  const elements = shapes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${kebab(key)}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${elements.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** React's names of attributes: `fillOpacity`. */
const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
