import { asText, isObject, pointerOf } from '../json/json.ts';
import type { Finding } from '../problem.ts';
import { parseLink } from '../references/link-target.ts';
import { hasProblemAt, listIn, type Site, single, siteCheck } from '../site.ts';
import { quote } from '../words/wording.ts';

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
  const reported = new Set<string>();
  for (const [index, item] of listIn(entry, 'redirects').entries()) {
    if (!isObject(item) || typeof item.from !== 'string') continue;
    const from = pointerOf('redirects', index, 'from');
    if (hasProblemAt(entry, from)) continue;
    const finding = checkFrom(item.from, first.get(item.from), site);
    if (finding) report(entry, { ...finding, pointer: from });
    if (!first.has(item.from)) first.set(item.from, index);
    const onward = finding ? undefined : checkTo(item.from, asText(item.to), site, reported);
    if (onward) report(entry, { ...onward, pointer: pointerOf('redirects', index, 'to') });
  }
});

function checkFrom(
  from: string,
  first: number | undefined,
  { pages }: Site,
): OwnFinding | undefined {
  if (first !== undefined)
    return {
      code: 'redirect-duplicate',
      message: `O desvio de ${quote(from)} já está no ${first + 1}º item da lista.`,
      hint: 'Apague um dos dois.',
    };
  const page = pages.get(from);
  // While a page is not live, its address may belong to a redirect.
  if (page && !comesOrGoes(page.value))
    return {
      code: 'redirect-over-page',
      message: `${quote(from)} é o endereço de uma página (${page.file}); com o desvio, ninguém a veria.`,
      hint: 'Apague o desvio ou a página.',
    };
  if (!/.\/$|\/\//.test(from)) return undefined;
  const fixed = from.replace(/\/{2,}/g, '/').replace(/\/$/, '');
  return {
    code: 'redirect-format',
    message: `${quote(from)} tem uma barra sobrando.`,
    hint: `Escreva "${fixed}".`,
    fix: { value: fixed },
  };
}

const comesOrGoes = (page: unknown): boolean =>
  isObject(page) && [page.draft, page.publishAt, page.expireAt].some((set) => set !== undefined);

/** `reported` holds the paths of circles already reported. */
function checkTo(
  from: string,
  to: string,
  { redirects, pages }: Site,
  reported: Set<string>,
): OwnFinding | undefined {
  const next = pathIn(to);
  if (next === undefined || !redirects.has(next) || pages.has(next)) return undefined;
  const seen = new Set([from]);
  let last = to;
  for (let path: string | undefined = next; path !== undefined; path = pathIn(last)) {
    if (seen.has(path)) return reported.has(path) ? undefined : loop(seen, path, reported);
    const onward = redirects.get(path);
    if (onward === undefined) break;
    seen.add(path);
    last = onward;
  }
  return {
    code: 'redirect-chain',
    message: `${quote(to)} também é um desvio, e o visitante daria duas voltas.`,
    hint: `Aponte direto para o destino final: "${last}".`,
    fix: { value: last },
  };
}

function loop(seen: ReadonlySet<string>, again: string, reported: Set<string>): OwnFinding {
  for (const path of seen) reported.add(path);
  return {
    code: 'redirect-loop',
    message: `Este desvio anda em círculo: ${[...seen, again].slice(0, 5).map(quote).join(' → ')}.`,
    hint: 'Aponte para uma página que existe.',
  };
}

function pathIn(link: string): string | undefined {
  const target = parseLink(link);
  return target.kind === 'internal' && target.path !== '' ? target.path : undefined;
}
