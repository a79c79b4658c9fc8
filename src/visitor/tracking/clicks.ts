import { withoutQuery } from '../../lib/load-script.ts';
import { track } from './track.ts';

/** Links that look like buttons have `data-track-button` with their label. */
const BUTTONS = '[data-track-button],a[href^="https://wa.me/"],a[download]';

/** Reports clicks on phone numbers and on buttons. Returns a function that stops it. */
export function watchClicks(): () => void {
  document.addEventListener('click', onClick, true);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('click', onClick);
  };
}

/** A link counts before the page changes; a button when the click has arrived, as one that came too early is repeated. */
function onClick({ target, eventPhase }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  if (Boolean(target.closest('a')) !== (eventPhase === Event.CAPTURING_PHASE)) return;
  if (target.closest('a[href^="tel:"]')) {
    track({ name: 'phone_call' });
    return;
  }
  const button = target.closest<HTMLElement>(BUTTONS);
  if (!button) return;
  const label = button.dataset.trackButton || button.textContent.replace(/\s+/g, ' ').trim();
  const to = button instanceof HTMLAnchorElement ? destination(button.href) : undefined;
  track({ name: 'button_click', label, ...(to && { to }) });
}

/** A path of this site, another site and its path, or the protocol alone (`mailto:`). */
export function destination(href: string): string {
  const { protocol, origin, pathname } = new URL(href, location.href);
  if (!protocol.startsWith('http')) return protocol;
  return origin === location.origin ? pathname : withoutQuery(href);
}
