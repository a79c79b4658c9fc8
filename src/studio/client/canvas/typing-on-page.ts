import { sectionOf } from '../../../app/dev/rendered-sections.tsx';
import type { FromCanvas, ToCanvas } from './messages.ts';
import { elementsAround, textElements, textsOf } from './page-texts.ts';
import { TypingSlot } from './typing-slot.ts';
import { chooseAllFor, createWaitingField } from './waiting-field.ts';

type Typing = NonNullable<Extract<ToCanvas, { typing: unknown }>['typing']>;

/** How many texts a key looks at for one that can be typed in. */
const MAX_TARGETS = 30;

/** Tells the studio which texts were clicked or reached by a key, and makes place for its editor in one of them. */
export class TypingOnPage {
  #send: (message: FromCanvas) => void;
  #slot = new TypingSlot();
  #targets: Element[][] = [];
  /** Where in the words a click was. The page may move until the editor is there. */
  #caret: CaretPosition | undefined;
  #last: Element | undefined;
  /** Has the focus from the moment a text is reached until the editor is there. */
  #field: HTMLInputElement | undefined;

  constructor(send: (message: FromCanvas) => void) {
    this.#send = send;
  }

  get isOpen(): boolean {
    return this.#slot.container !== undefined;
  }

  /** Whether something is typed: in a text of the page, or for one that is yet to have its editor. */
  contains = (target: EventTarget | null): boolean =>
    target instanceof Node && (this.#slot.contains(target) || target === this.#field);

  /** Returns whether a key is dealt with: those that lead away from the text that is reached, or choose all of it. */
  keepKey({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
    // What is typed between a Tab and its answer would be lost.
    if (key === 'Tab' && this.#slot.contains(target as Node)) this.#wait(this.#last);
    else if (target === this.#field)
      return key === 'Tab' || this.#chooseAll(key, ctrlKey || metaKey);
    return false;
  }

  #chooseAll(key: string, isCommand: boolean): boolean {
    const isAll = isCommand && key.toLowerCase() === 'a';
    if (isAll) chooseAllFor(this.#field);
    return isAll;
  }

  #wait(around: Element | undefined): void {
    if (!this.#field?.isConnected) this.#field = createWaitingField(around);
  }

  /** Nothing that was reached is typed on the page. */
  stopWaiting(): void {
    this.#field?.remove();
  }

  click(target: Element, { clientX, clientY }: MouseEvent): void {
    this.stopWaiting();
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
    this.#wait(targets[0]);
    this.#targets = targets.slice(0, MAX_TARGETS).map(elementsAround);
    this.#send({ reached: { targets: this.#targets.map(textsOf), isClick } });
  }

  open({ target, text, isRich }: Typing): void {
    const element = this.#targets[target]?.[text];
    if (!(element instanceof HTMLElement) || !element.isConnected) {
      this.stopWaiting();
      return;
    }
    const caret = this.#slot.open(element, isRich, this.#caret);
    this.#last = this.#slot.container;
    this.#send({ slot: { caret } });
  }

  close(): void {
    this.#slot.close();
  }
}
