import { sectionOf } from '../../../app/dev/rendered-sections.tsx';

/** A text of the page, or the path of a picture. */
export interface PageText {
  text: string;
  /** Which of the elements with the same text in its section it is. */
  index: number;
  /** Whether its element can be typed in. */
  isTypeable: boolean;
}

/** The texts of an element and of those around it, from the inside out, inside one section. */
export interface PageTexts {
  section: number | undefined;
  texts: PageText[];
  /** The part around the sections: "header" or "footer". The same words may stand in both. */
  around: string | undefined;
}

const MAX_TEXTS = 7;

/** The element of a target and those around it, inside its section, or outside all of them. */
export function elementsAround(target: Element): Element[] {
  const section = sectionOf(target);
  const elements: Element[] = [];
  let element: Element | null = target;
  while (element && sectionOf(element) === section && elements.length < MAX_TEXTS) {
    if (textOf(element)) elements.push(element);
    if (element.parentElement?.localName === 'main') break;
    element = element.parentElement;
  }
  return elements;
}

export function textsOf(elements: readonly Element[]): PageTexts {
  const [target = null] = elements;
  const equal = innermostOf(target);
  return {
    section: sectionOf(target),
    texts: elements.map((element) => ({
      text: textOf(element),
      index: (equal.get(textOf(element)) ?? []).findIndex((inner) => element.contains(inner)),
      isTypeable: element instanceof HTMLElement && !(element instanceof HTMLImageElement),
    })),
    around: target?.closest('header, footer')?.localName,
  };
}

/** The innermost elements with each text of the section that the given elements are in. */
function innermostOf(target: Element | null): Map<string, Element[]> {
  const section = sectionOf(target);
  const roots = section === undefined ? [] : sectionElements(section);
  const texts = new Map(
    roots
      .flatMap((root) => [root, ...root.querySelectorAll('*')])
      .map((element) => [element, textOf(element)]),
  );
  const innermost = [...texts].filter(
    ([element, text]) => ![...element.children].some((child) => texts.get(child) === text),
  );
  const elements = new Map<string, Element[]>();
  for (const [element, text] of innermost)
    elements.set(text, [...(elements.get(text) ?? []), element]);
  return elements;
}

const textOf = (element: Element): string =>
  element instanceof HTMLImageElement
    ? (element.getAttribute('src') ?? '')
    : (element.textContent?.trim() ?? '');

export const textElements = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (element) =>
      element instanceof HTMLElement &&
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') &&
      element.checkVisibility({ visibilityProperty: true }),
  );

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
