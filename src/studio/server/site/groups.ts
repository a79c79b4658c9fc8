import { textOf } from '../../../content/edit/labels/file-title.ts';
import { isOfAccounts } from '../../../content/edit/templates.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { pathOf, type Site, single } from '../../../content/read/site/site.ts';
import { isObject } from '../../../lib/json.ts';
import { OF_ACCOUNTS } from './sources.ts';

/** File -> the group that it stands under in the list of files; undefined for those at the top. */
export function groupsOf(site: Site): (entry: ConfigFile) => string | undefined {
  const titles = folderTitles(site);
  return (entry) => {
    if (entry.kind === 'form') return isOfAccounts(entry.partial) ? OF_ACCOUNTS : undefined;
    return entry.kind === 'page' ? titles.get(folderOf(entry)) : undefined;
  };
}

const PAGES = 'site-config/pages/';

/** "servicos" for site-config/pages/servicos/nsoc.json; '' for a page in no folder. */
const folderOf = ({ file }: ConfigFile): string =>
  file.slice(PAGES.length, Math.max(PAGES.length, file.lastIndexOf('/')));

/** A folder is called like the menu that leads to most of its pages, or else by its own name. */
function folderTitles(site: Site): Map<string, string> {
  const folders = new Map<string, string[]>();
  for (const entry of site.entries.filter(({ kind }) => kind === 'page')) {
    const folder = folderOf(entry);
    if (folder !== '') folders.set(folder, [...(folders.get(folder) ?? []), pathOf(entry) ?? '']);
  }
  const menus = menusOf(site);
  return new Map(
    [...folders].map(([folder, paths]) => {
      const menu = menus.find(
        ({ links }) => paths.filter((path) => links.has(path)).length > paths.length / 2,
      );
      return [folder, menu?.title ?? nameOf(folder)];
    }),
  );
}

/** "lp/outubro" -> "Lp, outubro". */
const nameOf = (folder: string): string => {
  const words = folder.replaceAll('/', ', ').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

interface Menu {
  title: string;
  links: ReadonlySet<string>;
}

/** The groups of the header and the columns of the footer, with the pages that they lead to. */
function menusOf({ entries }: Site): Menu[] {
  const navigation = single(entries, 'navigation')?.partial;
  const { header, footer } = isObject(navigation) ? navigation : {};
  return [...listOf(header, 'groups'), ...listOf(footer, 'columns')].flatMap((menu) => {
    const title = textOf(menu, 'label') ?? textOf(menu, 'title');
    const links = listOf(menu, 'links').map((link) => textOf(link, 'to')?.split('#')[0] ?? '');
    return title ? [{ title, links: new Set(links) }] : [];
  });
}

function listOf(value: unknown, key: string): unknown[] {
  const list = isObject(value) ? value[key] : undefined;
  return Array.isArray(list) ? list : [];
}
