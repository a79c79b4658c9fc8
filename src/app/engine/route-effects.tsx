import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { format } from '../../lib/format.ts';
import { useMessages } from '../../ui/data/site-context.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Does what the browser does at a page load: scrolls to the top, moves the focus, announces the title. */
export function RouteEffects() {
  const { pathname, hash, key } = useLocation();
  const byHistory = useNavigationType() === 'POP';
  const { arrived } = useMessages().page;
  const shown = useRef({ pathname, key });
  const firstKey = useRef(key);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const { current } = shown;
    if (current.key === key) return;
    shown.current = { pathname, key };
    // A link to the same page leads to an anchor (below), or to the top.
    if (current.pathname === pathname && (hash || byHistory)) return;
    closeOverlays();
    endFade();
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    setAnnouncement(format(arrived, { title: document.title }));
  }, [pathname, hash, key, byHistory, arrived]);

  // On `key` too, so that the same anchor works twice.
  useEffect(() => {
    // The browser itself scrolls to the anchor of the first address.
    if (!hash || key === firstKey.current) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    // As the browser does at a page load.
    const closed = target?.closest('details:not([open])');
    closed?.setAttribute('open', '');
    target?.scrollIntoView();
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [hash, pathname, key]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  );
}

/** Closes an open modal before the focus moves, as the page behind it is inert. */
function closeOverlays() {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  for (const modal of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) modal.close();
}

/** How long the page shown before may stand still while the next one is fetched, in milliseconds. */
const LONGEST = 300;

let done = () => {};

/** Fades from one page to the next, as the browser does between documents (src/ui/theme/global-css.ts). */
export function fade(open: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    open();
    return;
  }
  const { ready } = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        done = resolve;
        setTimeout(resolve, LONGEST);
        open();
      }),
  );
  ready.catch(() => {}); // it was skipped, as another followed, or the window is hidden
}

/** The next page is shown. */
const endFade = () => done();
