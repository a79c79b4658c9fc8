import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../ui/data/site-context.ts';
import type { SiteConsent, SiteTags } from '../../ui/data/types.ts';
import { followDecision } from '../consent/consent.ts';
import { watchClicks } from './clicks.ts';
import { followConsent } from './tags.ts';
import { reportPage } from './track.ts';

/** Renders nothing. Does nothing if no tag is configured. */
export function Tracking() {
  const { consent, tags } = useSite();
  return consent && tags ? <Run consent={consent} tags={tags} /> : null;
}

function Run({ consent, tags }: { consent: SiteConsent; tags: SiteTags }) {
  const { categories } = consent;
  const { pathname } = useLocation();
  useEffect(() => followDecision(consent), [consent]);
  useEffect(watchClicks, []);
  // A tag that may not start on one page may start on the next.
  useEffect(() => followConsent(categories, tags), [categories, tags, pathname]);
  return null;
}

/**
 * Reports page views, including the first. `path` is that of the page's configuration, so that an
 * unknown address is `/404`, whatever was typed.
 */
export function usePageView(path: string): void {
  useEffect(() => reportPage(path), [path]);
}
