import type { ConfigFile } from '../config-file.ts';
import type { Finding } from '../problem.ts';
import { destinations } from '../publication/destinations.ts';
import { ALWAYS, type Span, stateAt } from '../publication/is-live.ts';
import { linksOverTime } from '../publication/links-over-time.ts';
import { mayBeLeftOut } from '../publication/may-be-left-out.ts';
import { dayOf } from '../publication/words.ts';
import type { LinkTarget } from '../references/link-target.ts';
import { placeOf } from '../references/links-of.ts';
import { pathOf, siteCheck } from '../site.ts';
import { quote } from '../words/wording.ts';

const CODES = ['link-to-unpublished', 'link-to-expired'] as const;
type Told = Finding<(typeof CODES)[number]>;

/**
 * No visitor is led to a page or a section that is not there yet. What passing time alone brings about is
 * a warning, never an error: a build of every day must not fail by itself. So a link is looked at over all
 * the time to come, and refused at once where it would come before what it leads to.
 */
export const checkUnpublishedLinks = siteCheck(CODES, (site, report) => {
  // In most sites all is always there.
  if (site.mentions.timed.size === 0) return;
  const { now, timeZone } = site.clock;
  const spanOfAddress = destinations({ ...site, timeZone });
  // What leads to a page that is always there leads nobody astray.
  const isMeant = (target: LinkTarget, entry: ConfigFile) =>
    target.kind === 'internal' &&
    spanOfAddress(target.path || (pathOf(entry) ?? ''), target.anchor) !== ALWAYS;
  for (const { entry, link, during } of linksOverTime(site, isMeant)) {
    if (link.target.kind !== 'internal') continue;
    if (link.inside === undefined && mayBeLeftOut(entry, link.pointer)) continue;
    const path = link.target.path || pathOf(entry);
    if (path === undefined || isNamedByAccounts(entry.name, link.pointer)) continue;
    // Where a redirect serves an address without its page, nobody meets nothing.
    if (site.pages.has(path) && site.redirects.has(path)) continue;
    const target = spanOfAddress(path, link.target.anchor);
    const shown = { from: Math.max(during.from, now), until: during.until };
    const finding =
      shown.from < Math.min(target.from, shown.until)
        ? unpublished(link.value, target, link.target.anchor, timeZone)
        : stateAt(during, now) === 'live' && stateAt(target, now) === 'expired'
          ? expired(link.value, target, link.target.anchor, timeZone)
          : undefined;
    if (finding) report(entry, { ...placeOf(link), ...finding });
  }
});

/** The pages of the accounts have to be there: unpublished-pages.ts. */
const isNamedByAccounts = (name: string, pointer: string) =>
  name === 'integrations' && pointer.startsWith('/auth/');

const called = (anchor: string | undefined) => (anchor === undefined ? 'uma página' : 'um trecho');

function unpublished(to: string, { from }: Span, anchor: string | undefined, zone: string): Told {
  const draft = from === Infinity;
  const when = draft ? 'que é rascunho' : `que só entra no ar em ${dayOf(from, zone)}`;
  return {
    code: 'link-to-unpublished',
    message: `O link ${quote(to)} leva a ${called(anchor)} ${when}: o visitante não encontraria nada.`,
    hint: draft
      ? 'Publique o destino (tire "draft"), ou tire este link até lá.'
      : 'Tire este link até lá, ou ponha-o em uma seção com o mesmo "publishAt".',
  };
}

function expired(to: string, { until }: Span, anchor: string | undefined, zone: string): Told {
  const led =
    anchor === undefined
      ? 'quem o segue é levado a outra página'
      : 'quem o segue chega, no máximo, ao alto da página';
  return {
    code: 'link-to-expired',
    severity: 'warning',
    message: `O link ${quote(to)} leva a ${called(anchor)} que saiu do ar em ${dayOf(until, zone)}; ${led}.`,
    hint: 'Tire o link, ou leve-o a outro lugar.',
  };
}
