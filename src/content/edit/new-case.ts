import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { collectionsWith, traitsOf, typesShowing } from '../../blocks/traits.ts';
import { asText, isObject, pointerOf, segmentsOf } from '../../lib/json.ts';
import { idFrom } from '../../lib/slug.ts';
import { msg } from '../../words/message.ts';
import { FILE_ENDS } from '../read/files/public-files.ts';
import { nodeAt } from '../read/json/positions.ts';
import { lineIndent } from '../read/json/tokens.ts';
import type { ConfigFile } from '../read/site/config-file.ts';
import { listIn, type Site, single } from '../read/site/site.ts';
import type { TextEdit } from '../read/words/problem.ts';
import { pictureFolderOf, siteLocaleIn } from '../read/words/site-locale.ts';
import { applyEdits, CannotEdit, type Changes } from './file-change.ts';
import { folderOf } from './pages.ts';
import type { Templates } from './templates.ts';

/** The client of a new case, and the section that gets a card for it. */
export interface NewCase {
  client: string;
  /** The section that gets the new card. */
  cards?: { file: string; pointer: string } | undefined;
}

interface CasePage extends NewCase {
  path: string;
  title: string;
}

const [COLLECTION = ''] = collectionsWith('ownPages');
const FILE = `site-config/collections/${COLLECTION}.json`;

/** The record of a case, and its card. Returns the record's id, and the folder of the other cases' pages. */
export function newCase(
  site: Site,
  { client, cards, path, title }: CasePage,
  templates: Templates,
): { id: string; folder: string | undefined; changes: Changes } {
  if (client.trim() === '') throw new CannotEdit(msg('content/edit:case-client'));
  const entry = site.entries.find(({ file }) => file === FILE);
  const id = freeId(
    idFrom(client, 40) || templates.worded(msg('content/templates:case-id')),
    isObject(entry?.value) ? entry.value : {},
  );
  const text = templates.of('case-record').fill({
    path,
    title,
    client: client.trim(),
    picture: pictureFor(site, entry),
  });
  const { text: before } = entry ?? { text: '{}\n' };
  const added = addRecord(before, id, text.trimEnd());
  return {
    id,
    folder: folderOfCases(site, entry),
    changes: entry
      ? { edits: [...added.map((edit) => ({ file: FILE, ...edit })), ...addCard(site, cards, id)] }
      : { created: { [FILE]: applyEdits(before, added) }, edits: addCard(site, cards, id) },
  };
}

/** The name, or with a number if that is taken. */
function freeId(name: string, records: Record<string, unknown>): string {
  let [id, count] = [name, 2];
  while (Object.hasOwn(records, id)) {
    id = `${name}-${count}`;
    count += 1;
  }
  return id;
}

/** An existing picture, to begin with: that of the last case, the one for sharing, or any. */
function pictureFor(site: Site, cases: ConfigFile | undefined): string {
  const last = isObject(cases?.value) ? Object.values(cases.value).at(-1) : undefined;
  const details = single(site.entries, 'site')?.value;
  const picture = [
    isObject(last) && isObject(last.picture) ? last.picture.src : undefined,
    isObject(details) && isObject(details.seo) ? details.seo.sharePicture : undefined,
    [...site.files.all].find((path) => FILE_ENDS.picture.test(path)),
  ].find((path) => typeof path === 'string');
  if (typeof picture !== 'string') {
    const folder = `public${pictureFolderOf(siteLocaleIn(site.entries))}`;
    throw new CannotEdit(msg('content/edit:case-picture', { folder }));
  }
  return picture;
}

/** The folder of the last case's page, by the link of its record. */
function folderOfCases(site: Site, cases: ConfigFile | undefined): string | undefined {
  const pages = (cases?.links ?? []).flatMap(({ target, pointer }) =>
    segmentsOf(pointer).length === 2 && target.kind === 'internal'
      ? (site.pages.get(target.path) ?? [])
      : [],
  );
  const last = pages.at(-1);
  return last && folderOf(last.file);
}

type Edit = Omit<TextEdit, 'file'>;

/** Adds a property at the end of a file's object. */
function addRecord(text: string, id: string, record: string): Edit[] {
  const root = parseTree(text);
  if (root?.type !== 'object') throw new CannotEdit(msg('content/edit:unreadable', { file: FILE }));
  const written = `\n  ${JSON.stringify(id)}: ${record.replaceAll('\n', '\n  ')}`;
  const last = root.children?.at(-1);
  if (!last) return [{ offset: root.offset + 1, length: root.length - 2, text: `${written}\n` }];
  return [{ offset: last.offset + last.length, length: 0, text: `,${written}` }];
}

/** Adds an id at the end of the list of a section of cards. */
function addCard({ entries }: Site, cards: NewCase['cards'], id: string): TextEdit[] {
  if (!cards) return [];
  const entry = entries.find(({ file }) => file === cards.file);
  const root = entry && parseTree(entry.text);
  const section = root && nodeAt(root, segmentsOf(cards.pointer));
  const type = section && findNodeAtLocation(section, ['type'])?.value;
  const { property = '' } = traitsOf(type).shows?.cards ?? {};
  const list = section && findNodeAtLocation(section, [property]);
  if (!entry || list?.type !== 'array') throw new CannotEdit(msg('content/edit:case-cards'));
  return [{ file: entry.file, ...addText(entry.text, list, id) }];
}

function addText(text: string, list: Node, item: string): Edit {
  const last = list.children?.at(-1);
  const written = JSON.stringify(item);
  if (!last) return { offset: list.offset + 1, length: list.length - 2, text: written };
  const isOnLines = /[\r\n]/.test(text.slice(list.offset, last.offset));
  const space = isOnLines ? `\n${' '.repeat(lineIndent(text, last.offset))}` : ' ';
  return { offset: last.offset + last.length, length: 0, text: `,${space}${written}` };
}

/** The sections that show cards of cases and have room for one more, those with most cards first. */
export function cardSections({ mentions }: Site): CardSection[] {
  const entries = typesShowing(COLLECTION).flatMap((type) => [...(mentions.types.get(type) ?? [])]);
  return [...new Set(entries)]
    .flatMap((entry) =>
      listIn(entry, 'sections').flatMap((section, index) => {
        const { shows } = traitsOf(isObject(section) ? section.type : undefined);
        if (!isObject(section) || shows?.collection !== COLLECTION || !shows.cards) return [];
        const list = section[shows.cards.property];
        if (!Array.isArray(list) || list.length >= shows.cards.most) return [];
        const pointer = pointerOf('sections', index);
        return [{ entry, pointer, title: asText(section.title), count: list.length }];
      }),
    )
    .sort((a, b) => b.count - a.count);
}

interface CardSection {
  entry: ConfigFile;
  pointer: string;
  title: string;
}
