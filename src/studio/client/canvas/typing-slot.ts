/** The id of the element that the studio's editor is put into. */
export const SLOT_ID = 'studio-text';

/**
 * Takes the words out of an element of the page, and puts an empty element in their place, to be typed in. The
 * page must not be rendered until `close` has put the words back.
 */
export class TypingSlot {
  #slot: HTMLElement | undefined;
  #words: ChildNode[] = [];

  get container(): HTMLElement | undefined {
    return this.#slot?.parentElement ?? undefined;
  }

  contains = (node: Node): boolean => this.#slot?.contains(node) ?? false;

  /** Returns the number of letters before a place on the page; undefined if it is not in the words. */
  open(text: HTMLElement, isRich: boolean, place: CaretPosition | undefined): number | undefined {
    this.close();
    const container = containerOf(text, isRich);
    const nodes = [...container.childNodes];
    const first = nodes.findIndex(hasText);
    const words = nodes.slice(first, nodes.findLastIndex(hasText) + 1);
    const caret = place && lettersBefore(place, words);
    const slot = document.createElement('span');
    slot.id = SLOT_ID;
    words[0]?.before(slot);
    for (const node of words) node.remove();
    const isAlone = container.childNodes.length === 1;
    const isBlock = isAlone && !getComputedStyle(container).display.startsWith('inline');
    slot.style.display = isBlock ? 'block' : 'inline-block';
    this.#slot = slot;
    this.#words = words;
    return caret;
  }

  close(): void {
    this.#slot?.replaceWith(...this.#words);
    this.#slot = undefined;
    this.#words = [];
  }
}

const hasText = ({ textContent }: Node): boolean => textContent?.trim() !== '';

/**
 * The element whose children are the words alone. Of a plain text it is the innermost, as the button in a
 * list's item; emphasis and links inside a rich text are parts of it.
 */
function containerOf(text: HTMLElement, isRich: boolean): HTMLElement {
  if (isRich) return withMarks(text);
  const children = [...text.childNodes].filter(hasText);
  const [child] = children;
  return children.length === 1 && child instanceof HTMLElement ? containerOf(child, false) : text;
}

function withMarks(text: HTMLElement): HTMLElement {
  const around = text.parentElement;
  const isPart = around?.textContent === text.textContent && text.matches('a, em, strong, span');
  return isPart ? withMarks(around) : text;
}

function lettersBefore(place: CaretPosition, words: ChildNode[]): number | undefined {
  const [first] = words;
  if (!first || !words.some((node) => node.contains(place.offsetNode))) return undefined;
  const range = document.createRange();
  range.setStartBefore(first);
  range.setEnd(place.offsetNode, place.offset);
  return range.toString().length;
}
