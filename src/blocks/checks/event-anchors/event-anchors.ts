import { type When, whenOf } from '../../../content/read/references/ids.ts';
import { type Link, pointerOfLink } from '../../../content/read/references/links-of.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { linksSaying } from '../../../content/read/site/link-uses.ts';
import { pagesWith } from '../../../content/read/site/mentions.ts';
import { siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { msg, quoted } from '../../../words/message.ts';

const CODES = ['anchor-of-other-time'] as const;

/** An #anchor is there before and after the event of its page, whenever the link to it is. */
export const checkEventAnchors = siteCheck(CODES, (site, report) => {
  const { links } = site.mentions;
  const events = pagesWith(site.mentions, 'endsAt');
  if (events.size === 0) return;
  for (const [value, { target, files }] of links) {
    if (target.kind !== 'internal' || target.anchor === undefined) continue;
    const { path, anchor } = target;
    const pageOf = (entry: ConfigFile) => (path === '' ? entry : site.pages.get(path));
    // Only an event has a before and an after.
    const toEvent = [...files].filter((entry) => isIn(events, pageOf(entry)));
    for (const { entry, link } of linksSaying(value, toEvent)) {
      const found = findingOf(link, entry, pageOf(entry), { path, anchor });
      if (found) report(entry, { ...pointerOfLink(link), ...found });
    }
  }
});

function findingOf(
  link: Link,
  entry: ConfigFile,
  page: ConfigFile | undefined,
  { path, anchor }: { path: string; anchor: string },
): Finding<(typeof CODES)[number]> | undefined {
  // A link on another page stays when the event is over.
  const own = page === entry ? whenOf(entry.value, link.pointer) : undefined;
  const missing = page && missingTime(page, anchor, own);
  return (
    missing && {
      ...finding(link.value, anchor, missing, own),
      hint: page === entry ? hintForOwnPage(anchor, missing) : hintFor(path, anchor, missing),
    }
  );
}

const isIn = (pages: ReadonlySet<ConfigFile>, page: ConfigFile | undefined) =>
  page !== undefined && pages.has(page);

/** When a link is shown, `own` or always, and its anchor is not. */
function missingTime(page: ConfigFile, anchor: string, own: When | undefined): When | undefined {
  const pointers = page.ids.get(anchor);
  const shown: When[] = own ? [own] : ['before', 'after'];
  return (
    pointers &&
    shown.find((when) =>
      pointers.every((pointer) => (whenOf(page.value, pointer) ?? when) !== when),
    )
  );
}

const otherThan = (when: When): When => (when === 'before' ? 'after' : 'before');

const finding = (
  to: string,
  anchor: string,
  missing: When,
  own: When | undefined,
): Finding<(typeof CODES)[number]> => ({
  code: 'anchor-of-other-time',
  message: msg('checks/event-anchors:missing', {
    link: quoted(to),
    shown: own ? 'once' : 'always',
    missing,
    anchor,
  }),
});

const hintForOwnPage = (anchor: string, missing: When) =>
  msg('checks/event-anchors:own-page-hint', { when: otherThan(missing), anchor, missing });

const hintFor = (path: string, anchor: string, missing: When) =>
  msg('checks/event-anchors:other-page-hint', { path, anchor, missing });
