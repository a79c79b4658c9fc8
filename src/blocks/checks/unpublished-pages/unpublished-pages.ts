import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { dayOf, isLive, type Span, spanOf, stateAt } from '../../../content/read/site/is-live.ts';
import { pagesWith } from '../../../content/read/site/mentions.ts';
import { pageAbove } from '../../../content/read/site/page-above.ts';
import { listIn, pathOf, type Site, single, siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { asText, isObject, pointerOf } from '../../../lib/json.ts';
import { anyOf, msg, quoted } from '../../../words/message.ts';
import { traitsOf, typesWith } from '../../traits.ts';

const CODES = ['needed-page-unpublished', 'page-expired', 'page-withdrawn'] as const;
type OwnFinding = Finding<(typeof CODES)[number]>;

/** Pages that the site needs stay published, and a published address keeps leading somewhere. */
export const checkUnpublishedPages = siteCheck(CODES, (site, report) => {
  const needed = neededPages(site);
  for (const entry of site.mentions.timed) {
    const path = pathOf(entry);
    if (path === undefined || site.pages.get(path) !== entry) continue;
    const role = needed.get(path);
    const finding = role ? checkNeeded(role, entry, site) : checkAddress(path, entry, site);
    if (finding) report(entry, { pointer: dateOf(entry), ...finding });
  }
});

/** The pointers of the dates, of the page or of its sections. */
function dateOf({ value }: ConfigFile): string {
  const key = ['draft', 'expireAt', 'publishAt'].find((key) => isObject(value) && key in value);
  return key ? pointerOf(key) : '/sections';
}

/** Why the site needs a page. */
type Role = 'account' | 'formReturn' | 'notFound' | 'home';

/** Path -> why the site needs the page. */
function neededPages({ entries, mentions }: Site): Map<string, Role> {
  const integrations = single(entries, 'integrations')?.value;
  const auth = isObject(integrations) && isObject(integrations.auth) ? integrations.auth : {};
  const accounts = isObject(auth.pages) ? Object.values(auth.pages).map(asText) : [];
  const returns = [...pagesWith(mentions, 'isFormReturn')].flatMap((page) => pathOf(page) ?? []);
  return new Map<string, Role>([
    ...accounts.map((path): [string, Role] => [path, 'account']),
    ...returns.map((path): [string, Role] => [path, 'formReturn']),
    ['/404', 'notFound'],
    ['/', 'home'],
  ]);
}

const returnOf = (page: ConfigFile) =>
  listIn(page, 'sections').find(
    (section) => isObject(section) && traitsOf(section.type).isFormReturn,
  );

function checkNeeded(role: Role, entry: ConfigFile, { clock }: Site): OwnFinding | undefined {
  const isMissed = ({ from, until }: Span) => from > clock.now || until < Infinity;
  const section = returnOf(entry);
  const spans = [entry.value, section].map((dated) => spanOf(dated, clock.timeZone));
  if (!spans.some(isMissed)) return undefined;
  return {
    code: 'needed-page-unpublished',
    message: msg('checks/unpublished-pages:needed', { role }),
    hint: msg('checks/unpublished-pages:needed-hint', { types: anyOf(typesWith('isFormReturn')) }),
  };
}

function checkAddress(path: string, entry: ConfigFile, site: Site): OwnFinding | undefined {
  const { clock, redirects, published } = site;
  if (redirects.has(path) || isLive(entry.value, clock)) return undefined;
  const above = pageAbove(entry.value, (other) => {
    const page = site.pages.get(other);
    return page !== undefined && isLive(page.value, clock);
  });
  const span = spanOf(entry.value, clock.timeZone);
  if (stateAt(span, clock.now) === 'expired')
    // A record is meant to end, and its address then leads to the list where the others are.
    return isListOf(entry, site.pages.get(above))
      ? undefined
      : {
          code: 'page-expired',
          severity: 'warning',
          message: msg('checks/unpublished-pages:expired', {
            path: quoted(path),
            day: dayOf(span.until, clock.timeZone),
          }),
          hint: msg('checks/unpublished-pages:expired-hint', { path, above }),
        };
  return published?.has(path)
    ? {
        code: 'page-withdrawn',
        severity: 'warning',
        message: msg('checks/unpublished-pages:withdrawn', { path: quoted(path) }),
        hint: msg('checks/unpublished-pages:withdrawn-hint', { path, above }),
      }
    : undefined;
}

/** Whether a page lists the collection of the record that another shows. */
const isListOf = ({ facts }: ConfigFile, list: ConfigFile | undefined): boolean =>
  list?.facts?.lists?.some(({ collection }) => collection === facts?.card?.collection) ?? false;
