import { sectionOf } from '../../../app/dev/rendered-sections.tsx';

/** Where a section stands, in the coordinates of the window; undefined where it shows nothing. */
export function sectionBox(section: number): DOMRect | undefined {
  const boxes = sectionElements(section).map((element) => element.getBoundingClientRect());
  const seen = boxes.filter(({ height }) => height > 0);
  if (seen.length === 0) return undefined;
  const left = Math.min(...seen.map((box) => box.left));
  const top = Math.min(...seen.map((box) => box.top));
  const right = Math.max(...seen.map((box) => box.right));
  const bottom = Math.max(...seen.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** What a section has put into `main`. */
export const sectionElements = (section: number): Element[] =>
  [...document.querySelectorAll('main > *')].filter((element) => sectionOf(element) === section);
