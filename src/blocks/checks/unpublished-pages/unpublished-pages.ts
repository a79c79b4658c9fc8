import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { dayOf, isLive, type Span, spanOf, stateAt } from '../../../content/read/site/is-live.ts';
import { pagesWith } from '../../../content/read/site/mentions.ts';
import { listIn, pathOf, type Site, single, siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { oneOf, quote } from '../../../content/read/words/wording.ts';
import { asText, isObject, pointerOf } from '../../../lib/json.ts';
import { worded } from '../../../words/reader.ts';
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

/** Path -> why the site needs the page. */
function neededPages({ entries, mentions }: Site): Map<string, string> {
  const integrations = single(entries, 'integrations')?.value;
  const auth = isObject(integrations) && isObject(integrations.auth) ? integrations.auth : {};
  const accounts = isObject(auth.pages) ? Object.values(auth.pages).map(asText) : [];
  const returns = [...pagesWith(mentions, 'isFormReturn')].flatMap((page) => pathOf(page) ?? []);
  return new Map([
    ...accounts.map((path): [string, string] => [path, 'uma página das contas']),
    ...returns.map((path): [string, string] => [path, 'a página de retorno dos formulários']),
    ['/404', 'a página de quem chega a um endereço que não existe'],
    ['/', 'a página inicial'],
  ]);
}

const returnOf = (page: ConfigFile) =>
  listIn(page, 'sections').find(
    (section) => isObject(section) && traitsOf(section.type).isFormReturn,
  );

function checkNeeded(role: string, entry: ConfigFile, { clock }: Site): OwnFinding | undefined {
  const isMissed = ({ from, until }: Span) => from > clock.now || until < Infinity;
  const section = returnOf(entry);
  const spans = [entry.value, section].map((dated) => spanOf(dated, clock.timeZone));
  if (!spans.some(isMissed)) return undefined;
  return {
    code: 'needed-page-unpublished',
    message: `Esta é ${role}, e o site não funciona sem ela: não pode ser rascunho, nem entrar no ar depois, nem sair do ar.`,
    hint: `Tire "draft", "publishAt" e "expireAt" desta página, e os de suas seções, de modo que ao menos uma fique sempre no ar (a ${oneOf(typesWith('isFormReturn'))}, se há).`,
  };
}

function checkAddress(path: string, entry: ConfigFile, site: Site): OwnFinding | undefined {
  const { clock, redirects, published } = site;
  if (redirects.has(path) || isLive(entry.value, clock)) return undefined;
  const span = spanOf(entry.value, clock.timeZone);
  const ask = `Acrescente a redirects.json a página que a substitui: { "from": "${path}", "to": "/" }`;
  if (stateAt(span, clock.now) === 'expired')
    return {
      code: 'page-expired',
      severity: 'warning',
      message: `A página ${quote(path)} saiu do ar em ${worded(dayOf(span.until, clock.timeZone))}; quem abre o endereço é levado, por enquanto, à página acima dela ou à inicial.`,
      hint: `${ask}. Se ela não volta mais, apague-a: npm run page -- remove ${path}`,
    };
  return published?.has(path)
    ? {
        code: 'page-withdrawn',
        severity: 'warning',
        message: `A página ${quote(path)} já era pública e deixa de ser: quem tem o endereço não a encontra.`,
        hint: `${ask}. Ele vale enquanto a página não está no ar.`,
      }
    : undefined;
}
