import { sectionOf } from '../../../app/dev/rendered-sections.tsx';
import type { FromCanvas, ToCanvas } from './messages.ts';
import { elementsAround, textElements, textsOf } from './page-texts.ts';
import { TypingSlot } from './typing-slot.ts';

type Typing = NonNullable<Extract<ToCanvas, { typing: unknown }>['typing']>;

/** How many texts a key looks at for one that can be typed in. */
const MAX_TARGETS = 30;

/** In milliseconds, more than the studio takes to put its editor into a text. */
const EDITOR_WITHIN = 2000;

/** Tells the studio which texts were clicked or reached by a key, and makes place for its editor in one of them. */
export class TypingOnPage {
  #send: (message: FromCanvas) => void;
  #slot = new TypingSlot();
  #targets: Element[][] = [];
  /** Where in the words a click was. The page may move until the editor is there. */
  #caret: CaretPosition | undefined;
  #last: Element | undefined;
  /** Letters for the editor of the text that is reached, and until when they are kept for it. */
  #typed = '';
  #keepUntil = 0;
  /** Whether these replace all that the text says. */
  #isAll = false;
  /** Whether the text that is reached has its place for the editor. */
  #isPlaced = false;

  constructor(send: (message: FromCanvas) => void) {
    this.#send = send;
  }

  get isOpen(): boolean {
    return this.#slot.container !== undefined;
  }

  contains = (target: EventTarget | null): boolean =>
    target instanceof Node && this.#slot.contains(target);

  /**
   * Keeps what is typed between a click or a Tab and the moment the editor has the focus; it would be lost.
   * Returns whether the key is dealt with.
   */
  keepKey({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
    const isInText = this.contains(target);
    if (isInText && key === 'Tab') this.#keepKeys();
    if (isInText || performance.now() > this.#keepUntil) return false;
    if (ctrlKey || metaKey) return key.toLowerCase() === 'a' && this.#keepAll();
    if (key.length > 1) return key === 'Tab';
    if (this.#isPlaced) this.#slot.addTyped(key);
    else this.#typed += key;
    return true;
  }

  #keepAll(): boolean {
    this.#typed = '';
    this.#isAll = true;
    if (this.#isPlaced) this.#slot.chooseAll();
    return true;
  }

  #keepKeys(): void {
    if (performance.now() > this.#keepUntil) this.#typed = '';
    this.#isAll = false;
    this.#isPlaced = false;
    this.#keepUntil = performance.now() + EDITOR_WITHIN;
  }

  click(target: Element, { clientX, clientY }: MouseEvent): void {
    this.#keepUntil = 0;
    this.#caret = document.caretPositionFromPoint(clientX, clientY) ?? undefined;
    this.#reach([target], true);
  }

  /** With 0, reaches the text that was typed in last, or else the first of the section. */
  reach(direction: 1 | -1 | 0, section?: number): void {
    const all = textElements();
    const from = this.#last?.isConnected ? this.#last : undefined;
    const isNext = (element: Element): boolean => {
      const inside = sectionOf(element);
      if (direction === 0) return inside !== undefined && inside === (section ?? inside);
      if (!from || from.contains(element)) return !from;
      const isAfter = from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
      return direction === 1 ? Boolean(isAfter) : !isAfter && !element.contains(from);
    };
    const next = all.filter(isNext);
    const isAgain = direction === 0 && from && isNext(from);
    this.#caret = undefined;
    this.#reach(direction === -1 ? next.reverse() : isAgain ? [from, ...next] : next, false);
  }

  #reach(targets: readonly Element[], isClick: boolean): void {
    this.#keepKeys();
    this.#targets = targets.slice(0, MAX_TARGETS).map(elementsAround);
    this.#send({ reached: { targets: this.#targets.map(textsOf), isClick } });
  }

  open({ target, text, isRich }: Typing): void {
    const element = this.#targets[target]?.[text];
    if (!(element instanceof HTMLElement) || !element.isConnected) return;
    const caret = this.#slot.open(element, isRich, this.#caret);
    if (this.#isAll) this.#slot.chooseAll();
    this.#slot.addTyped(this.#typed);
    this.#typed = '';
    this.#isPlaced = true;
    this.#last = this.#slot.container;
    this.#send({ slot: { caret } });
  }

  close(): void {
    this.#slot.close();
  }
}
