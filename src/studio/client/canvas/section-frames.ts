import { sectionBox } from './section-elements.ts';
import STYLES from './section-picker.css?inline';

/** Two frames over the page, around the hovered and the selected section, and the selected one's name. */
export function createFrames() {
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
export function placeFrame(frame: HTMLElement, section: number | undefined): void {
  const box = section === undefined ? undefined : sectionBox(section);
  frame.hidden = !box;
  if (!box) return;
  const { style } = frame;
  style.transform = `translate(${box.left + scrollX}px,${box.top + scrollY}px)`;
  style.width = `${box.width}px`;
  style.height = `${box.height}px`;
}
