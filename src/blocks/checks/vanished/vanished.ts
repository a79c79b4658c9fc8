import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { linksTo, spotOf } from '../../../content/read/site/link-uses.ts';
import { pathOf, type Site, single, siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { plural, quote } from '../../../content/read/words/wording.ts';

const CODES = ['page-renamed', 'page-removed'] as const;
type OwnFinding = Finding<(typeof CODES)[number]>;

const MOST_PLACES = 15;

/** Every published address still leads somewhere. */
export const checkVanished = siteCheck(CODES, (site, report) => {
  if (site.vanished.size === 0) return;
  const redirects = single(site.entries, 'redirects');
  const home = redirects ?? single(site.entries, 'site');
  const heirOf = heirsIn(site);
  for (const [path, file] of site.vanished) {
    const heir = heirOf(file);
    const to = heir && pathOf(heir);
    const links = linkSpots(path, site);
    const finding = to === undefined ? removed(path, links) : renamed(path, to, links);
    const entry = heir ?? home;
    if (entry)
      report(entry, {
        ...finding,
        severity: links.length > 0 ? 'error' : 'warning',
        pointer: heir ? '/path' : '',
      });
  }
});

/** Returns the probable successor of a file: its page now, a new page with its file name, or the only new page. */
function heirsIn({ entries, pages, published }: Site) {
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  const fresh = [...pages].flatMap(([path, entry]) =>
    published?.has(path) || !entry.isRead ? [] : [entry],
  );
  const byName = new Map(fresh.toReversed().map((entry) => [nameOf(entry.file), entry])); // the first of a name
  return (file: string): ConfigFile | undefined =>
    byFile.get(file) ?? byName.get(nameOf(file)) ?? (fresh.length === 1 ? fresh[0] : undefined);
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/'));

const linkSpots = (path: string, site: Site): string[] => linksTo(site, path).map(spotOf);

const redirect = (from: string, to: string) =>
  JSON.stringify({ from, to }, null, 1).replace(/\n\s*/g, ' ');

function renamed(path: string, to: string, links: readonly string[]): OwnFinding {
  return {
    code: 'page-renamed',
    message: `A página de ${quote(path)} agora está em ${quote(to)}; quem tem o endereço antigo não a encontra${findingFor(links)}`,
    hint: `Acrescente a redirects.json: ${redirect(path, to)}${links.length > 0 ? `, e troque "${path}" por "${to}" em:\n${list(links)}` : ''}`,
  };
}

function removed(path: string, links: readonly string[]): OwnFinding {
  return {
    code: 'page-removed',
    message: `A página de ${quote(path)} foi apagada, e o endereço já era público${findingFor(links)}`,
    hint: `Acrescente a redirects.json a página que a substitui: ${redirect(path, '/')}${links.length > 0 ? `, e tire ou troque os links em:\n${list(links)}` : ''}`,
  };
}

const findingFor = (links: readonly string[]) =>
  links.length === 0
    ? '.'
    : `, e ${plural(links.length, 'link do site leva', 'links do site levam')} a ele.`;

const list = (spots: readonly string[]) =>
  [...spots.slice(0, MOST_PLACES), ...(spots.length > MOST_PLACES ? ['…'] : [])].join('\n');
