import { sectionOf } from '../../../app/dev/rendered-sections.tsx';
import type { FromCanvas, ToCanvas } from './messages.ts';
import { sectionBox, sectionElements } from './page-texts.ts';
import STYLES from './section-picker.css?inline';
import type { TypingOnPage } from './typing-on-page.ts';

type Selection = Extract<ToCanvas, { select: object }>['select'];

/** Controls of a section that show another of its items. */
const ITEM_SWITCHES = '[aria-controls], [role="tab"]';

/** The studio's keys: with Ctrl or ⌘, of which the first are for a typed text too; always; and while clicks select. */
const SAVE_AND_HISTORY = ['s', 'y', 'z'];
const COMMANDS = [...SAVE_AND_HISTORY, 'd'];
const ALWAYS = ['Escape', 'F6', '?'];
const OF_SECTIONS = ['ArrowUp', 'ArrowDown', 'Enter', 'Delete', 'F2'];

/** Turns clicks in the page into selections of sections, unless the page is tried out ("live"). */
export class SectionPicker {
  #send: (message: FromCanvas) => void;
  #typing: TypingOnPage;
  #frames = createFrames();
  #isLive = false;
  #selected: number | undefined;
  #hovered: number | undefined;
  /** The section to scroll to once it is rendered. */
  #scrollTarget: number | undefined;
  /** The pointer of the item to reveal once it is rendered. */
  #itemTarget = '';

  constructor(send: (message: FromCanvas) => void, typing: TypingOnPage) {
    this.#send = send;
    this.#typing = typing;
    document.addEventListener('mouseover', ({ target }) =>
      this.#hover(sectionOf(target as Element)),
    );
    document.addEventListener('mouseleave', () => this.#hover(undefined));
    // In the capturing phase, so that the page's own listeners are not called.
    for (const type of ['click', 'auxclick', 'submit'] as const)
      addEventListener(type, this.#onAction, true);
    // Before the editor, which a Tab takes away.
    addEventListener('keydown', (event) => this.#typing.keepKey(event) && cancel(event), true);
    addEventListener('keydown', this.#onKey);
    new ResizeObserver(this.update).observe(document.body);
  }

  /** Brings frames, scroll position and items in line with the page as it is rendered now. */
  update = (): void => {
    if (this.#scrollTarget !== undefined && scrollToSection(this.#scrollTarget))
      this.#scrollTarget = undefined;
    const selected = this.#selected;
    const canReveal = selected !== undefined && !this.#typing.isOpen && sectionBox(selected);
    if (canReveal && revealItem(selected, this.#itemTarget)) this.#itemTarget = '';
    placeFrame(this.#frames.selected, selected);
    const isHoverShown = !this.#isLive && this.#hovered !== selected;
    placeFrame(this.#frames.hover, isHoverShown ? this.#hovered : undefined);
  };

  select({ section, name, reveal, item }: Selection): void {
    this.#selected = section;
    this.#frames.name.textContent = name;
    this.#scrollTarget = reveal ? section : undefined;
    this.#itemTarget = item;
    this.#pauseAnimations();
  }

  setLive(isLive: boolean): void {
    this.#isLive = isLive;
    this.#pauseAnimations();
  }

  #hover(section: number | undefined): void {
    this.#hovered = section;
    this.update();
  }

  /** A carousel must not turn away from the slide that is being edited. */
  #pauseAnimations(): void {
    const isPaused = !this.#isLive && this.#selected !== undefined;
    document.documentElement.toggleAttribute('data-held', isPaused);
    this.update();
  }

  #onKey = (event: KeyboardEvent): void => {
    const { key, shiftKey: shift } = event;
    const command = event.ctrlKey || event.metaKey;
    if (!this.#isOurs(event, command)) return;
    event.preventDefault();
    if (key === 'F2') this.#typing.reach(0, this.#selected);
    else this.#send({ key: { key, shift, command } });
  };

  #isOurs(event: KeyboardEvent, command: boolean): boolean {
    const isTyping = this.#typing.contains(event.target);
    if (command) return (isTyping ? SAVE_AND_HISTORY : COMMANDS).includes(event.key.toLowerCase());
    return isTyping ? event.key === 'F6' : this.#isStudioKey(event);
  }

  #isStudioKey({ key, target }: KeyboardEvent): boolean {
    if (ALWAYS.includes(key)) return true;
    // Enter on a link is a click, which selects; arrows in a field of the page are its own.
    const isFree =
      key === 'F2' || !(target as Element).matches('a, button, input, textarea, select, summary');
    return isFree && !this.#isLive && OF_SECTIONS.includes(key);
  }

  #onAction = (event: Event): void => {
    if (!event.isTrusted) return; // `revealItem` clicks too
    if (this.#isLive) this.#followLink(event);
    else if (this.#typing.contains(event.target)) cancel(event);
    else this.#pick(event);
  };

  #followLink(event: Event): void {
    const href = linkAround(event)?.getAttribute('href');
    const leavesPage = event.type === 'submit' || (href != null && !href.startsWith('#'));
    // The right button opens the browser's menu.
    if (!leavesPage || (event as MouseEvent).button === 2) return;
    cancel(event);
    this.#send({ followed: href ?? '' });
  }

  #pick(event: Event): void {
    const target = event.target as Element;
    const section = sectionOf(target);
    const isInSelected = section === this.#selected && !linkAround(event);
    const itemSwitch = isInSelected ? target.closest?.(ITEM_SWITCHES) : null;
    if (!itemSwitch) cancel(event);
    // A switch without text, such as an arrow, shows another item and selects nothing.
    if (event.type !== 'click' || itemSwitch?.textContent === '') return;
    this.#typing.click(target, event as MouseEvent);
  }
}

const linkAround = ({ target }: Event) => (target as Element).closest?.('a[href]');

function cancel(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Scrolls to a section that is out of view. Returns whether the section is rendered. */
function scrollToSection(section: number): boolean {
  const box = sectionBox(section);
  if (!box) return false;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (box.top < 0 || box.bottom > innerHeight)
    sectionElements(section)[0]?.scrollIntoView({
      block: box.height < innerHeight ? 'center' : 'start',
      behavior: isStill ? 'instant' : 'smooth',
    });
  return true;
}

/** Two frames over the page, around the hovered and the selected section, and the selected one's name. */
function createFrames() {
  const host = document.body.appendChild(document.createElement('div'));
  host.setAttribute('aria-hidden', 'true'); // The outline beside the canvas says the same.
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = `<style>${STYLES}</style><div class="hover" hidden></div><div class="selected" hidden><b></b></div>`;
  const [hover, selected, name] = ['.hover', '.selected', 'b'].map((selector) =>
    shadow.querySelector<HTMLElement>(selector),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  return { hover, selected, name };
}

/** Moves a frame around a section; hides it if there is none, or none that shows anything. */
function placeFrame(frame: HTMLElement, section: number | undefined): void {
  const box = section === undefined ? undefined : sectionBox(section);
  frame.hidden = !box;
  if (!box) return;
  const { style } = frame;
  // A page from right to left has its scrollbar, and so its first column, elsewhere.
  const origin = (frame.getRootNode() as ShadowRoot).host.getBoundingClientRect();
  style.transform = `translate(${box.left - origin.left}px,${box.top - origin.top}px)`;
  style.width = `${box.width}px`;
  style.height = `${box.height}px`;
}

/** The controls that show an item, by the list that the item is in: slides, tabs, questions. */
const ITEM_CONTROLS: Record<string, string> = {
  slides: '[data-slides] ~ [role="group"] button:not([aria-controls], [data-motion])',
  items: '[role="tab"], details:not([open]) > summary, details[open]',
};

/** Shows the item that a pointer such as "/slides/2" leads into. Returns whether the item is rendered. */
function revealItem(section: number, pointer: string): boolean {
  const [, list = '', index] = pointer.split('/');
  const selector = ITEM_CONTROLS[list];
  if (!selector || !index) return true; // all items are always visible
  const controls = sectionElements(section).flatMap((element) => [
    ...element.querySelectorAll<HTMLElement>(selector),
  ]);
  if (controls.length === 0) return true;
  controls[Number(index)]?.click();
  return Number(index) in controls;
}
