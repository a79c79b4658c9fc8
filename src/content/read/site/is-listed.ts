import type { SitePage } from './site-config.ts';

/** Whether search engines may list a page under its own address. */
export const isListed = ({ path, facts: { meta } }: Pick<SitePage, 'path' | 'facts'>): boolean =>
  !meta.noindex && (meta.canonical ?? path) === path;
