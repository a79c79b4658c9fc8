import { recordOf } from '../../../content/read/files/layout.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { listsIn } from '../../../content/read/site/list-query.ts';
import { listIn, pathOf, type Site } from '../../../content/read/site/site.ts';
import { segmentsOf } from '../../../lib/json.ts';
import { getAtPointer } from '../../shared/json-pointer.ts';
import type { Json, ShowingAnswer } from '../../shared/protocol.ts';
import { editsIn, optionalText, requiredText } from '../endpoint.ts';
import type { OpenSite } from '../open-site.ts';

/** A page that shows a form, a record or a collection: a record's own page, the last one, or the first. */
export const showing = (body: Record<string, unknown>, opened: OpenSite): ShowingAnswer => {
  const { site } = opened.loader(editsIn(body, opened))();
  const file = requiredText(body.file, 'file');
  const id = optionalText(body.id, 'id');
  const last = optionalText(body.last, 'last');
  const entry = site.entries.find((candidate) => candidate.file === file);
  if (!entry) return {};
  const [kind, names] = namesIn(entry, id);
  const named = pagesNaming(site, kind, names);
  const pages = [named, pagesBelow(site, kind, names), pagesListing(site, kind)].find(
    ({ length }) => length > 0,
  );
  const page =
    ownPage(site, entry, id) ??
    pages?.find((candidate) => candidate.file === last) ??
    pages?.sort(bestFirst)[0];
  return page ? { page: page.file, ...sectionShowing(page, kind, names) } : {};
};

/** The kind of a file's records, and which of them is meant; undefined for all. */
function namesIn(entry: ConfigFile, id: string | undefined): [string, string[] | undefined] {
  if (entry.kind === 'form') return ['forms', [entry.name]];
  if (entry.kind !== 'record') return [entry.name, id === undefined ? undefined : [id]];
  const [collection, record] = recordOf(entry);
  return [collection, [record]];
}

/** Pages that few visitors see, such as the one after a form was sent, come last. */
const bestFirst = (a: ConfigFile, b: ConfigFile) =>
  Number(isApart(a)) - Number(isApart(b)) || ((pathOf(a) ?? '') < (pathOf(b) ?? '') ? -1 : 1);

const isApart = ({ facts }: ConfigFile) => facts?.meta.noindex === true;

/** `names` are those of records; undefined for all of the kind. */
function pagesNaming({ mentions }: Site, kind: string, names: string[] | undefined): ConfigFile[] {
  const filesByName = mentions.names.get(kind);
  const files = (names ?? [...(filesByName?.keys() ?? [])]).flatMap((name) => [
    ...(filesByName?.get(name) ?? []),
  ]);
  return [...new Set(files)].filter((entry) => entry.kind === 'page');
}

/** Those that show a record above their footer, which no page names. */
const pagesBelow = ({ entries }: Site, kind: string, names: string[] = []): ConfigFile[] =>
  entries.filter((entry) => entry.kind === 'page' && useOf(entry, kind, names));

/** Those with a list of a collection, whose records they do not name. */
const pagesListing = ({ entries }: Site, collection: string): ConfigFile[] =>
  entries.filter(
    ({ kind, facts }) =>
      kind === 'page' && facts?.lists?.some((list) => list.collection === collection),
  );

const useOf = ({ uses }: ConfigFile, kind: string, names: string[]) =>
  uses?.find(({ name }) => names.some((id) => name === `${kind}/${id}`));

/** The page that a record is about, which it links to in a field of its own. */
function ownPage(site: Site, entry: ConfigFile, id: string | undefined): ConfigFile | undefined {
  if (entry.kind !== 'collection' || id === undefined) return undefined;
  const link = entry.links.find(({ pointer, inside }) => {
    const [record, , ...deeper] = segmentsOf(pointer);
    return record === id && deeper.length === 0 && inside === undefined;
  });
  return link?.target.kind === 'internal' ? site.pages.get(link.target.path) : undefined;
}

function sectionShowing(page: ConfigFile, kind: string, names: string[] | undefined) {
  const reference = page.named.find(
    (named) => named.kind === kind && (names?.includes(named.value) ?? true),
  );
  const use = reference ? undefined : useOf(page, kind, names ?? []);
  if (use) return { section: use.index, type: String(use.shared.section.type) };
  const [list, index = -1] = reference
    ? segmentsOf(reference.pointer)
    : ['sections', listOf(page, kind)];
  if (list !== 'sections' || Number(index) < 0) return {};
  const type = getAtPointer(page.partial as Json, `/sections/${index}/type`);
  return { section: Number(index), type: String(type) };
}

/** The section of a page that lists a collection; -1 where none does. */
const listOf = (page: ConfigFile, collection: string): number =>
  listIn(page, 'sections').findIndex((section) =>
    listsIn([section]).some((list) => list.collection === collection),
  );
