import type { IconShape } from '../../ui/data/types.ts';
import type { Resources } from './resources.ts';

/** The icons of what is on every page, by name: each a picture's address, for style sheets. */
export async function shellIcons(
  names: string[],
  { iconShapes }: Pick<Resources, 'iconShapes'>,
): Promise<Record<string, string>> {
  const icons = [...new Set(names)].map(async (name) => [name, addressOf(await iconShapes(name))]);
  return Object.fromEntries(await Promise.all(icons));
}

function addressOf(shapes: IconShape[]): string {
  const inner = shapes.map(element).join('');
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>${inner}</svg>`;
  return `data:image/svg+xml,${svg.replace(/[%#]/g, encodeURIComponent)}`;
}

/** Writes an attribute with its SVG name; React uses camel case. */
function element([tag, attributes]: IconShape): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    const own = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return ` ${own}='${value}'`;
  });
  return `<${tag}${written.join('')}/>`;
}
