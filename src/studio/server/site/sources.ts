import { fileTitle, nameOf } from '../../../content/edit/labels/file-title.ts';
import { cardSections } from '../../../content/edit/new-case.ts';
import { isOfAccounts } from '../../../content/edit/templates.ts';
import { FILE_ENDS, pngIcons, svgIcon } from '../../../content/read/files/public-files.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { type Site, single } from '../../../content/read/site/site.ts';
import { isObject, segmentsOf } from '../../../lib/json.ts';
import type { Sources, StudioRecord } from '../../shared/protocol.ts';
import { studioPictures } from '../pictures/library.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { menusOf } from './menus.ts';

export async function sourcesOf(workspace: Workspace, site: Site): Promise<Sources> {
  const { pictures, ...files } = byKind(site);
  return {
    pages: [...site.pages]
      .map(([path, entry]) => ({
        path,
        title: fileTitle(workspace, entry, site),
        anchors: anchorsOf(entry),
      }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
    pictures: await studioPictures(workspace.publicDir, pictures, site),
    files,
    records: recordsOf(workspace, site),
    colors: colorsOf(site),
    menus: menusOf(workspace, site),
    cards: cardSections(site).map(({ entry, pointer, title }) => ({
      id: `${entry.file}#${pointer}`,
      title: `${fileTitle(workspace, entry, site)}: ${title}`,
    })),
    timeZone: site.clock.timeZone,
  };
}

function byKind({ files }: Site): { pictures: string[]; video: string[]; captions: string[] } {
  const all = [...files.all].sort();
  return {
    pictures: all.filter((path) => FILE_ENDS.picture.test(path) && !ICONS.has(path)),
    video: all.filter((path) => FILE_ENDS.video.test(path)),
    captions: all.filter((path) => FILE_ENDS.captions.test(path)),
  };
}

/** The site's icons, which documents refer to by fixed names. They are not offered as pictures. */
const ICONS = new Set([svgIcon, ...Object.values(pngIcons)].map((name) => `/${name}`));

/** The anchors of a page, with the titles of what they stand on. */
const anchorsOf = ({ ids, partial }: ConfigFile) =>
  [...ids].map(([id, [pointer = '']]) => {
    const keys = segmentsOf(pointer).slice(0, -1);
    let target: unknown = partial;
    for (const key of keys) target = (target as Record<string, unknown>)[key];
    return { id, title: nameOf(target) ?? id };
  });

function recordsOf(workspace: Workspace, site: Site): Sources['records'] {
  const forms: StudioRecord[] = site.entries
    .filter(({ kind }) => kind === 'form')
    .map((entry) => ({
      id: entry.name,
      title: fileTitle(workspace, entry, site),
      ...(isOfAccounts(entry.partial) && { group: OF_ACCOUNTS }),
    }))
    .sort((a, b) => Number('group' in a) - Number('group' in b));
  const messages = single(site.entries, 'messages')?.partial;
  const collections = site.entries
    .filter(({ kind }) => kind === 'collection')
    .map(({ name, partial }) => [name, inside(partial)]);
  const notices = inside(isObject(messages) ? messages.notices : undefined);
  return { forms, notices, ...Object.fromEntries(collections) };
}

export const OF_ACCOUNTS = 'Só para as páginas de conta';

const inside = (records: unknown) =>
  Object.entries(isObject(records) ? records : {}).map(([id, value]) => ({
    id,
    title: (nameOf(value) ?? id) + (isObject(value) && value.draft === true ? ' (rascunho)' : ''),
  }));

function colorsOf({ entries }: Site): Record<string, string> {
  const theme = single(entries, 'theme')?.partial;
  const colors = isObject(theme) && isObject(theme.colors) ? theme.colors : {};
  return Object.fromEntries(
    Object.entries(colors).filter(
      (color): color is [string, string] => typeof color[1] === 'string',
    ),
  );
}
