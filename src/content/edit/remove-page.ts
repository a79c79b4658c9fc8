import { segmentsOf } from '../../lib/json.ts';
import { type Message, msg, quoted } from '../../words/message.ts';
import type { Load } from '../index.ts';
import { parseLink } from '../read/references/link-target.ts';
import { type LinkUse, linksTo, spotOf } from '../read/site/link-uses.ts';
import { pathOf, type Site } from '../read/site/site.ts';
import type { TextEdit } from '../read/words/problem.ts';
import { addRedirect, mayBeKnown } from './add-redirect.ts';
import { CannotEdit, checkedPlan, editEntry, type Plan } from './file-change.ts';
import { movablePage, refuseErrors } from './pages.ts';
import { isOnlyLinkOfItem, refuseRewriting, rewrite } from './rewrite-links.ts';

interface RemoveOptions {
  /** Whether the address leads to `to`; undefined: if visitors may know it. */
  redirect?: boolean | undefined;
}

/**
 * A page goes, and an address that visitors know leads to `to`: so do the links to it in sentences, on pictures and
 * the like. A menu entry or a card that is there for this page alone is left to a person; without a redirect it leads
 * to `to` until then. The page of a record goes with the record. Without `to`, nothing may lead to the page.
 */
export function removePage(
  load: Load,
  path: string,
  to: string | undefined,
  options: RemoveOptions = {},
): Plan {
  const { site, problems } = load();
  refuseErrors(problems);
  const page = movablePage(site, path);
  const { redirect = mayBeKnown(site, path) } = options;
  const { uses, translations } = othersOf(site, path);
  refuseServices(uses);
  const missing = to === undefined ? whyTarget(site, path, redirect) : undefined;
  if (missing) throw new CannotEdit(missing);
  const target = to === undefined ? path : targetOf(site, path, to);
  const left = uses.filter(isOnlyLinkOfItem);
  const links = uses
    .filter((use) => !redirect || !left.includes(use))
    .flatMap((use) => rewrite(use, use.link.value, target));
  const { edits = [], created } = redirect ? addRedirect(site, path, target) : {};
  const changes = {
    edits: [...links, ...withoutOriginal(translations), ...edits],
    ...(created && { created }),
    removed: [page.file],
  };
  const { plan, after } = checkedPlan(load, site, changes, left);
  const behind = linksTo(after, path).filter(
    ({ link }) => !redirect || !left.some((use) => use.link.pointer === link.pointer),
  );
  if (behind[0]) refuseRewriting(behind[0]);
  return plan;
}

const TRANSLATION = '/translationOf';

/** Translations stay those of each other: the first is what the others point to from now on. */
function withoutOriginal([first, ...others]: LinkUse[]): TextEdit[] {
  if (!first) return [];
  const to = pathOf(first.entry) ?? '';
  return [
    ...(editEntry(first.entry, { remove: TRANSLATION }, { pointer: TRANSLATION }) ?? []),
    ...others.flatMap((use) => rewrite(use, use.link.value, to)),
  ];
}

/** Why the address of a page that goes has to lead somewhere: who knows it, or else the links to it. */
export function whyTarget(
  site: Site,
  path: string,
  redirect = mayBeKnown(site, path),
): Message | undefined {
  if (redirect) return msg('content/edit:address-known', { path });
  const [first, ...others] = othersOf(site, path).uses;
  const values = { path, count: others.length + 1, place: first && spotOf(first) };
  return first && msg('content/edit:links-lead-there', values);
}

/** What names a page in other files: links, and what its translations say of it. */
function othersOf(site: Site, path: string) {
  const own = site.pages.get(path)?.file;
  const others = linksTo(site, path).filter(({ entry }) => entry.file !== own);
  const isTranslation = ({ link }: LinkUse) => link.pointer === TRANSLATION;
  return {
    uses: others.filter((use) => !isTranslation(use)),
    translations: others.filter(isTranslation),
  };
}

/** The final target of the address, after resolving other redirects. */
function targetOf({ redirects }: Site, path: string, to: string): string {
  const target = parseLink(to);
  if (target.kind === 'refused') throw new CannotEdit([target.message, target.hint]);
  const next = target.kind === 'internal' ? target.path : '';
  const end = redirects.get(next) ?? to;
  const last = parseLink(end);
  if (last.kind === 'internal' && last.path === path)
    throw new CannotEdit(msg('content/edit:target-itself', { target: quoted(to) }));
  return end;
}

/** Refuses to remove an account page: another page cannot replace it, unlike the target of a link. */
function refuseServices(uses: readonly LinkUse[]): void {
  const used = uses.find(({ entry }) => entry.kind === 'single' && entry.name === 'integrations');
  if (used)
    throw new CannotEdit(
      msg('content/edit:page-needed', {
        file: spotOf(used),
        role: segmentsOf(used.link.pointer).at(-1),
      }),
    );
}
