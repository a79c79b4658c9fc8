import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { format } from '../../lib/format.ts';
import { useMessages } from '../../ui/data/site-context.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { endFade } from './fade.ts';

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
