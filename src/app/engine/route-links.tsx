import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isIncomplete } from '../../lib/load-chunk.ts';
import { normalizePath } from '../../ui/data/page-data-url.ts';
import { usePrefetch } from '../../ui/data/page-source.ts';
import { useSite } from '../../ui/data/site-context.ts';
import type { SiteData } from '../../ui/data/types.ts';
import { fade } from './route-effects.tsx';

/**
 * Makes the router open the links inside, and prefetches the page of a hovered link. One
 * listener for all links: they stay plain `<a>`s, cheap to render and to hydrate.
 */
export function RouteLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  const { moved } = useSite();

  function onClick(event: MouseEvent) {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || modified || isIncomplete()) return;
    const url = routeOf(event, moved);
    if (!url) return;
    event.preventDefault();
    const here = url.href === location.href;
    const open = () => void navigate(url.pathname + url.search + url.hash, { replace: here });
    if (url.pathname === location.pathname) open();
    else fade(open);
  }

  function fetchAhead(event: SyntheticEvent) {
    const url = routeOf(event, moved);
    if (url && url.pathname !== location.pathname) prefetch(url.pathname);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click
    <div
      onClick={onClick}
      onPointerOver={fetchAhead}
      onFocus={fetchAhead}
      onTouchStart={fetchAhead}
    >
      {children}
    </div>
  );
}

/** The target of the link that an event came from, if it is a route of this site. */
function routeOf({ target }: SyntheticEvent, moved: SiteData['moved']): URL | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null;
  // A page in another language comes with the words of that language: as another document.
  if (!anchor || anchor.target || anchor.hreflang || anchor.hasAttribute('download'))
    return undefined;
  const url = new URL(anchor.href, location.href);
  const isFile = /\.[a-z0-9]+$/.test(url.pathname);
  if (url.origin !== location.origin || isFile) return undefined;
  const to = moved[normalizePath(url.pathname)];
  if (to === undefined) return url;
  // As a server redirects: query and hash are kept.
  const { origin, pathname, search, hash } = new URL(to, location.href);
  if (origin !== location.origin) return undefined;
  return new URL(pathname + (search || url.search) + (hash || url.hash), origin);
}
