import { sectionOf } from '../../../app/dev/rendered-sections.tsx';

/** The box around a section, relative to the window; undefined if nothing of it is visible. */
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

/** The elements of a section in `main`. */
export const sectionElements = (section: number): Element[] =>
  [...document.querySelectorAll('main > *')].filter((element) => sectionOf(element) === section);
