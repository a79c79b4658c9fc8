import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../ui/data/site-context.ts';
import type { SiteConsent, SiteTags } from '../../ui/data/types.ts';
import { followDecision, useDecision } from '../consent/consent.ts';
import type * as Counting from './counting.ts';
import { reportPage } from './track.ts';

/** Renders nothing. Does nothing if no tag is configured. */
export function Tracking() {
  const { consent, tags } = useSite();
  return consent && tags ? <Run consent={consent} tags={tags} /> : null;
}

function Run({ consent, tags }: { consent: SiteConsent; tags: SiteTags }) {
  const { categories } = consent;
  const { pathname } = useLocation();
  const decision = useDecision();
  const [loaded, setLoaded] = useState<typeof Counting>();
  useEffect(() => followDecision(consent), [consent]);
  // A chunk for who has allowed something, or may have done so on an earlier visit: what is left of it is deleted.
  useEffect(() => {
    const allowed = Object.values(decision?.categories ?? {}).includes(true);
    // As for a tag that is blocked: nothing is counted, and the next page tries again.
    if (allowed || document.cookie) import('./counting.ts').then(setLoaded, () => undefined);
  }, [decision, pathname]);
  useEffect(() => loaded?.watchClicks(), [loaded]);
  // A tag that may not start on one page may start on the next.
  useEffect(() => loaded?.followConsent(categories, tags), [loaded, categories, tags, pathname]);
  return null;
}

/**
 * Reports page views, including the first. `path` is that of the page's configuration, so that an
 * unknown address is `/404`, whatever was typed.
 */
export function usePageView(path: string): void {
  useEffect(() => reportPage(path), [path]);
}
