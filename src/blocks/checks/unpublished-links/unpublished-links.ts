import type { LinkTarget } from '../../../content/read/references/link-target.ts';
import { type Link, pointerOfLink } from '../../../content/read/references/links-of.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { ALWAYS, dayOf, type Span, stateAt } from '../../../content/read/site/is-live.ts';
import {
  destinations,
  linksOverTime,
  mayBeLeftOut,
} from '../../../content/read/site/links-over-time.ts';
import { pathOf, siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { msg, quoted } from '../../../words/message.ts';

const CODES = ['link-to-unpublished', 'link-to-expired'] as const;
type LinkFinding = Finding<(typeof CODES)[number]>;

/**
 * No visitor is led to a page or a section that is not there yet. What passing time alone brings about is
 * a warning, never an error: a build of every day must not fail by itself. So a link is looked at over all
 * the time to come, and refused at once where it would come before what it leads to.
 */
export const checkUnpublishedLinks = siteCheck(CODES, (site, report) => {
  // Most sites have no dates and no drafts.
  if (site.mentions.timed.size === 0) return;
  const { now, timeZone } = site.clock;
  const spanOfAddress = destinations({ ...site, timeZone });
  // A link to a page without dates is always right.
  const isChecked = (target: LinkTarget, entry: ConfigFile) =>
    target.kind === 'internal' &&
    spanOfAddress(target.path || (pathOf(entry) ?? ''), target.anchor) !== ALWAYS;
  // Where a redirect serves an address without its page, visitors still arrive somewhere.
  const isRedirected = (path: string) => site.pages.has(path) && site.redirects.has(path);
  for (const { entry, link, during } of linksOverTime(site, isChecked)) {
    const address = isRemovedWithTarget(entry, link) ? undefined : addressOf(link, entry);
    if (!address || isRedirected(address.path)) continue;
    const { path, anchor } = address;
    const target = spanOfAddress(path, anchor);
    const shownFrom = Math.max(during.from, now);
    if (shownFrom < Math.min(target.from, during.until))
      report(entry, {
        ...pointerOfLink(link),
        ...unpublished(link.value, target, anchor, timeZone),
      });
    else if (stateAt(during, now) === 'live' && stateAt(target, now) === 'expired')
      report(entry, { ...pointerOfLink(link), ...expired(link.value, target, anchor, timeZone) });
  }
});

/** Such a link goes when its target goes; or its target has to be there: unpublished-pages.ts. */
const isRemovedWithTarget = (entry: ConfigFile, link: Link) =>
  (link.inside === undefined && mayBeLeftOut(entry, link.pointer)) ||
  isNamedByAccounts(entry.name, link.pointer);

function addressOf({ target }: Link, entry: ConfigFile) {
  const path = target.kind === 'internal' ? target.path || pathOf(entry) : undefined;
  return path === undefined || target.kind !== 'internal'
    ? undefined
    : { path, anchor: target.anchor };
}

const isNamedByAccounts = (name: string, pointer: string) =>
  name === 'integrations' && pointer.startsWith('/auth/');

function unpublished(
  to: string,
  { from }: Span,
  anchor: string | undefined,
  zone: string,
): LinkFinding {
  const draft = from === Infinity;
  const target = anchor === undefined ? 'page' : 'anchor';
  return {
    code: 'link-to-unpublished',
    message: draft
      ? msg('checks/unpublished-links:draft', { link: quoted(to), target })
      : msg('checks/unpublished-links:scheduled', {
          link: quoted(to),
          target,
          day: dayOf(from, zone),
        }),
    hint: draft
      ? msg('checks/unpublished-links:draft-hint')
      : msg('checks/unpublished-links:scheduled-hint'),
  };
}

function expired(
  to: string,
  { until }: Span,
  anchor: string | undefined,
  zone: string,
): LinkFinding {
  return {
    code: 'link-to-expired',
    severity: 'warning',
    message: msg(
      anchor === undefined
        ? 'checks/unpublished-links:expired'
        : 'checks/unpublished-links:expired-anchor',
      { link: quoted(to), day: dayOf(until, zone) },
    ),
    hint: msg('checks/unpublished-links:expired-hint'),
  };
}
