import { single, siteCheck } from '../../../content/read/site/site.ts';
import { msg } from '../../../words/message.ts';

/** Pages that no link leads to, but visitors come to: those who ask for an unknown address. */
export const checkNeededPages = siteCheck(
  ['not-found-missing'],
  ({ entries, pages, complete }, report) => {
    const site = single(entries, 'site');
    if (!complete || !site || pages.has('/404')) return;
    report(site, {
      code: 'not-found-missing',
      severity: 'warning',
      message: msg('checks/needed-pages:not-found'),
      hint: msg('checks/needed-pages:not-found-hint'),
    });
  },
);
