import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { inOrder } from '../../../content/read/site/link-uses.ts';
import type { Alike } from '../../../content/read/site/mentions.ts';
import {
  hasProblemAt,
  type Report,
  type Site,
  single,
  siteCheck,
} from '../../../content/read/site/site.ts';
import { quote } from '../../../content/read/words/wording.ts';

const CODES = [
  'duplicate-path',
  'duplicate-title',
  'duplicate-description',
  'home-missing',
] as const;
type PageReport = Report<(typeof CODES)[number]>;

/** One page for each address, a home page, and no two pages alike in search results. */
export const checkPages = siteCheck(CODES, (site, report) => {
  const copies = checkPaths(site, report);
  const { titles, descriptions } = site.mentions;
  for (const [entry, first] of repeated(titles, copies))
    report(entry, alike('title', `o título igual ao de ${first}`));
  for (const [entry, first] of repeated(descriptions, copies))
    report(entry, alike('description', `a descrição igual à de ${first}`));
  checkHome(site, report);
});

/** Of pages with one address, the oldest keeps it; the others are given back. */
function checkPaths({ mentions, pages }: Site, report: PageReport): Set<ConfigFile> {
  const claims = [...mentions.paths.shared].flatMap(([path, files]) => {
    const first = pages.get(path);
    return first ? [...files].map((entry) => ({ path, first, entry })) : [];
  });
  const copies = new Set<ConfigFile>();
  for (const { path, first, entry } of claims) {
    if (entry === first || hasProblemAt(entry, '/path')) continue;
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

/** Pages that share a text with an earlier one, with the file of that one. */
const repeated = ({ shared }: Alike, copies: ReadonlySet<ConfigFile>) =>
  [...shared.values()].flatMap((files) => {
    const [first, ...others] = inOrder(files).filter((file) => file.isRead && !copies.has(file));
    return others.map((entry) => [entry, first?.file] as const);
  });

const alike = <Key extends 'title' | 'description'>(key: Key, description: string) =>
  ({
    code: `duplicate-${key}`,
    severity: 'warning',
    pointer: `/meta/${key}`,
    message: `Esta página tem ${description}.`,
    hint: 'Escreva algo só desta página: é o que distingue as duas no resultado de busca.',
  }) as const;

function checkHome({ pages, entries, complete }: Site, report: PageReport): void {
  const site = single(entries, 'site');
  if (pages.has('/') || !complete || !site) return;
  report(site, {
    code: 'home-missing',
    message: 'O site não tem página inicial: nenhum arquivo de site-config/pages/ tem "path": "/".',
    hint: 'Crie site-config/pages/inicio.json com "path": "/".',
  });
}
