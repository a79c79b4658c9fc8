import type { ConfigFile } from '../config-file.ts';
import { hasProblemAt, pathOf, type Report, type Site, siteCheck } from '../site.ts';
import { quote } from '../words/wording.ts';

const CODES = [
  'duplicate-path',
  'duplicate-title',
  'duplicate-description',
  'home-missing',
] as const;
type Tell = Report<(typeof CODES)[number]>;

/** One page for each address, a home page, and no two pages alike in search results. */
export const checkPages = siteCheck(CODES, (site, report) => {
  const titles = new Map<string, ConfigFile>();
  const descriptions = new Map<string, ConfigFile>();
  const copies = checkPaths(site, report);
  for (const entry of site.entries) {
    if (entry.kind !== 'page' || copies.has(entry)) continue;
    checkMeta(entry, 'title', 'o título', titles, report);
    checkMeta(entry, 'description', 'a descrição', descriptions, report);
  }
  checkHome(site, report);
});

/** Of pages with one address, the oldest keeps it; the others are given back. */
function checkPaths({ entries, pages }: Site, report: Tell): Set<ConfigFile> {
  const copies = new Set<ConfigFile>();
  for (const entry of entries) {
    const path = entry.kind === 'page' ? pathOf(entry) : undefined;
    const first = path === undefined ? undefined : pages.get(path);
    if (path === undefined || !first || first === entry || hasProblemAt(entry, '/path')) continue;
    copies.add(entry);
    report(entry, {
      code: 'duplicate-path',
      pointer: '/path',
      message: `O endereço ${quote(path)} já é da página ${first.file}, que é mais antiga.`,
      hint: `Dê outro endereço a esta página, por exemplo "${freePath(path, pages)}"; se é uma cópia que sobrou, apague este arquivo.`,
    });
  }
  return copies;
}

function freePath(path: string, taken: ReadonlyMap<string, unknown>): string {
  const base = path === '/' ? '/pagina' : path;
  for (let count = 2; ; count += 1) if (!taken.has(`${base}-${count}`)) return `${base}-${count}`;
}

function checkMeta(
  entry: ConfigFile,
  key: 'title' | 'description',
  name: string,
  seen: Map<string, ConfigFile>,
  report: Tell,
): void {
  const text = entry.facts?.meta[key];
  if (!entry.isRead || !text) return;
  const first = seen.get(text);
  if (!first) seen.set(text, entry);
  else
    report(entry, {
      code: `duplicate-${key}`,
      severity: 'warning',
      pointer: `/meta/${key}`,
      message: `Esta página tem ${name} igual ${name.startsWith('o') ? 'ao' : 'à'} de ${first.file}.`,
      hint: 'Escreva algo só desta página: é o que distingue as duas no resultado de busca.',
    });
}

function checkHome({ pages, entries, complete }: Site, report: Tell): void {
  const site = entries.find((entry) => entry.name === 'site' && entry.kind === 'single');
  if (pages.has('/') || !complete || !site) return;
  report(site, {
    code: 'home-missing',
    message: 'O site não tem página inicial: nenhum arquivo de site-config/pages/ tem "path": "/".',
    hint: 'Crie site-config/pages/inicio.json com "path": "/".',
  });
}
