import { sectionOf } from '../../../app/dev/rendered-sections.tsx';
import type { FromCanvas, ToCanvas } from './messages.ts';
import { elementsAround, textElements, textsOf } from './page-texts.ts';
import { TypingSlot } from './typing-slot.ts';

type Typing = NonNullable<Extract<ToCanvas, { typing: unknown }>['typing']>;

/** How many texts a key looks at for one that can be typed in. */
const MAX_TARGETS = 30;

/** Tells the studio which texts were clicked or reached by a key, and makes place for its editor in one of them. */
export class TypingOnPage {
  #send: (message: FromCanvas) => void;
  #slot = new TypingSlot();
  #targets: Element[][] = [];
  #point: DOMPointInit | undefined;
  /** The element that was typed in last. */
  #last: Element | undefined;

  constructor(send: (message: FromCanvas) => void) {
    this.#send = send;
  }

  get isOpen(): boolean {
    return this.#slot.container !== undefined;
  }

  contains = (target: EventTarget | null): boolean =>
    target instanceof Node && this.#slot.contains(target);

  click(target: Element, { clientX, clientY }: MouseEvent): void {
    this.#point = { x: clientX, y: clientY };
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
    this.#point = undefined;
    this.#reach(direction === -1 ? next.reverse() : isAgain ? [from, ...next] : next, false);
  }

  #reach(targets: readonly Element[], isClick: boolean): void {
    this.#targets = targets.slice(0, MAX_TARGETS).map(elementsAround);
    this.#send({ reached: { targets: this.#targets.map(textsOf), isClick } });
  }

  open({ target, text, isRich }: Typing): void {
    const element = this.#targets[target]?.[text];
    if (!(element instanceof HTMLElement) || !element.isConnected) return;
    const caret = this.#slot.open(element, isRich, this.#point);
    this.#last = this.#slot.container;
    this.#send({ slot: { caret } });
  }

  close(): void {
    this.#slot.close();
  }
}
