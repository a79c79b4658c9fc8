import { sectionOf } from '../../../app/dev/section-of.ts';
import type { FromCanvas, ToCanvas } from './messages.ts';
import { revealItem } from './reveal-item.ts';
import { sectionBox, sectionElements } from './section-elements.ts';
import STYLES from './section-picker.css?inline';

type Selection = Extract<ToCanvas, { select: object }>['select'];

const TURNS = '[aria-controls], [role="tab"]';

/** Clicks select the section that they meet, which is framed; unless the page is tried out. */
export function createSectionPicker(tell: (message: FromCanvas) => void) {
  const host = document.body.appendChild(document.createElement('div'));
  host.setAttribute('aria-hidden', 'true'); // a list beside the canvas says the same
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = `<style>${STYLES}</style><div class="hover" hidden></div><div class="selected" hidden><b></b></div>`;
  const [hover, selected] = ['.hover', '.selected'].map((name) =>
    shadow.querySelector<HTMLElement>(name),
  ) as [HTMLElement, HTMLElement];
  const name = selected.querySelector('b') as HTMLElement;
  let live = false;
  let chosen: number | undefined;
  let hovered: number | undefined;
  /** To be brought into view, once it is there. */
  let wanted: number | undefined;
  let wantedItem = '';

  const frame = (element: HTMLElement, section: number | undefined) => {
    const box = section === undefined ? undefined : sectionBox(section);
    element.hidden = !box;
    if (!box) return;
    const { style } = element;
    style.transform = `translate(${box.left + scrollX}px,${box.top + scrollY}px)`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
  };
  const place = () => {
    if (wanted !== undefined && reveal(wanted)) wanted = undefined;
    if (chosen !== undefined && sectionBox(chosen) && revealItem(chosen, wantedItem))
      wantedItem = '';
    frame(selected, chosen);
    frame(hover, live || hovered === chosen ? undefined : hovered);
  };

  document.addEventListener('mouseover', ({ target }) => {
    hovered = sectionOf(target as Element);
    place();
  });
  document.addEventListener('mouseleave', () => {
    hovered = undefined;
    place();
  });
  // Before the page's own: it is not to answer.
  for (const type of ['click', 'auxclick', 'submit'] as const)
    addEventListener(type, (event) => answer(event), true);
  addEventListener('keydown', ({ key, ctrlKey, metaKey, shiftKey }) => {
    if (key === 'Escape' || ctrlKey || metaKey) tell({ key: { key, shift: shiftKey } });
  });
  new ResizeObserver(place).observe(document.body);

  function answer(event: Event): void {
    if (!event.isTrusted) return; // it is ours, to show an item
    const target = event.target as Element;
    const link = target.closest?.('a[href]');
    if (live) {
      const href = link?.getAttribute('href') ?? '';
      if (event.type === 'submit' || (link && !href.startsWith('#'))) {
        event.preventDefault();
        event.stopPropagation();
        if (/^\/(?!\/)/.test(href)) tell({ followed: href });
      }
      return;
    }
    const section = sectionOf(target);
    // Arrows and tabs of the chosen section show what else there is in it.
    const turn = section === chosen && !link ? target.closest?.(TURNS) : null;
    if (!turn) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (event.type === 'click' && turn?.textContent !== '')
      tell({ clicked: { section, texts: textsOf(target, section), around: aroundOf(target) } });
  }

  /** What turns by itself would turn away from whoever writes in it. */
  const hold = () =>
    document.documentElement.toggleAttribute('data-held', !live && chosen !== undefined);

  return {
    place,
    select(selection: Selection) {
      chosen = selection.section;
      name.textContent = selection.name;
      wanted = selection.reveal ? chosen : undefined;
      wantedItem = selection.item;
      hold();
      place();
    },
    setLive(next: boolean) {
      live = next;
      hold();
      place();
    },
  };
}

/** The same words may stand above the page and below it. */
const aroundOf = (target: Element) => target.closest('header, footer')?.localName;

/** What stands at and around what was clicked, inside its section, or outside all of them. */
function textsOf(target: Element, section: number | undefined): string[] {
  const texts: string[] = [];
  for (let at: Element | null = target; at && sectionOf(at) === section; at = at.parentElement) {
    const text = at instanceof HTMLImageElement ? at.getAttribute('src') : at.textContent?.trim();
    if (text) texts.push(text);
    if (at.parentElement?.localName === 'main' || texts.length > 6) break;
  }
  return texts;
}

/** Returns whether there was something to show. */
function reveal(section: number): boolean {
  const box = sectionBox(section);
  if (!box) return false;
  const [element] = sectionElements(section);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (box.top < 0 || box.bottom > innerHeight)
    element?.scrollIntoView({
      block: box.height < innerHeight ? 'center' : 'start',
      behavior: still ? 'instant' : 'smooth',
    });
  return true;
}
