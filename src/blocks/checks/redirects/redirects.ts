import { parseLink } from '../../../content/read/references/link-target.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { listPaths } from '../../../content/read/site/list-paths.ts';
import {
  hasProblemAt,
  listIn,
  type Site,
  single,
  siteCheck,
} from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import {
  isExact,
  type Redirect,
  type RedirectSource,
  sourceKey,
  sourceOf,
} from '../../../hosting/redirect-source.ts';
import { asText, isObject, pointerOf } from '../../../lib/json.ts';
import { enumerated, msg, quoted, type Value } from '../../../words/message.ts';
import { isOwnHost, ownHostOf } from '../own-site-links/own-site-links.ts';
import { redirectFormProblem } from './redirect-forms.ts';

const CODES = [
  'redirect-duplicate',
  'redirect-over-page',
  'redirect-format',
  'redirect-chain',
  'redirect-loop',
] as const;
type OwnFinding = Finding<(typeof CODES)[number]>;

/** Redirects that work: one for each address, none over a page, no chains. */
export const checkRedirects = siteCheck(CODES, (site, report) => {
  const entry = single(site.entries, 'redirects');
  if (!entry) return;
  const first = new Map<string, number>();
  const covered = pagesBelow(site);
  const follow = followerOf(site);
  for (const { redirect, index } of redirectsIn(entry)) {
    const key = sourceKey(redirect.from);
    const finding =
      checkForm(redirect.from) ??
      checkFirst(redirect.from, first.get(key)) ??
      checkPages(redirect, site, covered.get(key) ?? []);
    if (finding) report(entry, { ...finding, pointer: pointerOf('redirects', index, 'from') });
    if (!first.has(key)) first.set(key, index);
    const onward = finding ? undefined : (checkStar(redirect) ?? follow(redirect));
    if (onward) report(entry, { ...onward, pointer: pointerOf('redirects', index, 'to') });
  }
});

const redirectsIn = (entry: ConfigFile): { redirect: Redirect; index: number }[] =>
  listIn(entry, 'redirects').flatMap((item, index) =>
    isObject(item) &&
    typeof item.from === 'string' &&
    !hasProblemAt(entry, pointerOf('redirects', index, 'from'))
      ? [{ redirect: { from: item.from, to: asText(item.to) }, index }]
      : [],
  );

function checkForm(from: string): OwnFinding | undefined {
  const problem = redirectFormProblem(from);
  if (!problem) return undefined;
  const { message, hint, fixed } = problem;
  return {
    code: 'redirect-format',
    message,
    hint,
    ...(fixed !== undefined && { fix: { value: fixed } }),
  };
}

const checkFirst = (from: string, first: number | undefined): OwnFinding | undefined =>
  first === undefined
    ? undefined
    : {
        code: 'redirect-duplicate',
        message: msg('checks/redirects:duplicate', { from: quoted(from), position: first + 1 }),
        hint: msg('checks/redirects:duplicate-hint'),
      };

/** No host agrees with the others on which comes first, a page or a redirect. */
function checkPages(
  { from, to }: Redirect,
  { pages, entries }: Site,
  covered: readonly string[],
): OwnFinding | undefined {
  const source = sourceOf(from);
  if (source.below)
    return covered.length === 0
      ? undefined
      : {
          code: 'redirect-over-page',
          message: msg('checks/redirects:over-pages', {
            from: quoted(from),
            count: covered.length,
            pages: enumerated(covered.slice(0, 3).map(quoted)),
            end: covered.length > 3 ? '…' : '.',
          }),
          hint: msg('checks/redirects:over-pages-hint'),
        };
  if (!isExact(source)) return undefined;
  const path = pagePathOf(source);
  const page = pages.get(path) ?? listPaths({ pages, entries }).get(path);
  // A page also answers at the name of its file, by leading to its address.
  if (!page || (path !== source.path && to === path && path !== '/404')) return undefined;
  // While a page is not live, its address may belong to a redirect.
  if (comesOrGoes(page.value) && !FIXED.includes(path)) return undefined;
  return {
    code: 'redirect-over-page',
    message: msg('checks/redirects:over-page', { from: quoted(from), file: page.file }),
    hint: msg('checks/redirects:over-page-hint'),
  };
}

/** `/sobre` for `/sobre.html` and `/sobre/index.html`, which every host takes for the same page. */
const pagePathOf = ({ path }: RedirectSource) =>
  path.replace(/(\/index)?(\.html)?$/, '').replace(/\/index$/, '') || '/';

/** The servers' configurations name these. */
const FIXED = ['/', '/404'];

const comesOrGoes = (page: unknown): boolean =>
  isObject(page) && [page.draft, page.publishAt, page.expireAt].some((set) => set !== undefined);

/** By the redirect with `*` that they are below. */
function pagesBelow({ pages, entries, redirects }: Site): Map<string, string[]> {
  const covered = new Map<string, string[]>();
  for (const path of [...pages.keys(), ...listPaths({ pages, entries }).keys()]) {
    const above = redirects.above(path);
    if (!above) continue;
    const key = sourceKey(above.from);
    covered.set(key, [...(covered.get(key) ?? []), path]);
  }
  return covered;
}

/** What stood in the place of `*` is not carried over, as hosts do it each in its own way. */
const checkStar = ({ from, to }: Redirect): OwnFinding | undefined =>
  from.endsWith('/*') && /[*]|:splat/.test(to)
    ? {
        code: 'redirect-format',
        message: msg('checks/redirects:splat', { to: quoted(to), from: quoted(from) }),
        hint: msg('checks/redirects:splat-hint'),
      }
    : undefined;

/** Follows a redirect to where it ends. Of each circle, one finding is enough. */
function followerOf(site: Site) {
  const reported = new Set<string>();
  const own = ownHostOf(site);
  const next = (link: string) => {
    const { path, search } = addressIn(link, own);
    return path === undefined || site.pages.has(path)
      ? undefined
      : site.redirects.find(path, search);
  };
  return ({ from, to }: Redirect): OwnFinding | undefined => {
    const passed = new Map([[sourceKey(from), from]]);
    let last = to;
    for (let redirect = next(to); redirect; redirect = next(last)) {
      const key = sourceKey(redirect.from);
      if (passed.has(key)) {
        if (reported.has(key)) return undefined;
        for (const each of passed.keys()) reported.add(each);
        return loop([...passed.values(), redirect.from]);
      }
      passed.set(key, redirect.from);
      last = redirect.to;
    }
    return last === to ? undefined : chain(to, last);
  };
}

const chain = (to: string, last: string): OwnFinding => ({
  code: 'redirect-chain',
  message: msg('checks/redirects:chain', { to: quoted(to) }),
  hint: msg('checks/redirects:chain-hint', { to: last }),
  fix: { value: last },
});

const loop = (passed: readonly string[]): OwnFinding => ({
  code: 'redirect-loop',
  message: msg('checks/redirects:loop', {
    way: passed
      .slice(0, 5)
      .map((from): Value => quoted(from))
      .reduce((from, to) => msg('checks/redirects:onward', { from, to })),
  }),
  hint: msg('checks/redirects:loop-hint'),
});

function addressIn(link: string, own: string | undefined): { path?: string; search?: string } {
  const target = parseLink(link);
  const { pathname, search } = new URL(link, 'https://own.invalid');
  if (target.kind === 'internal' && target.path !== '') return { path: target.path, search };
  return target.kind === 'outside' && isOwnHost(link, own) ? { path: pathname, search } : {};
}
