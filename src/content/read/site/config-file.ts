import { traitsOf } from '../../../blocks/traits.ts';
import { isObject, type JsonNode, type JsonObject } from '../../../lib/json.ts';
import type { Slot } from '../files/layout.ts';
import type { RecordCard } from '../records/record-types.ts';
import type { Link, Mentioned } from '../references/links-of.ts';
import type { Finding, Problem, Reference } from '../words/problem.ts';
import { isTimed } from './is-live.ts';
import { type ListQuery, listsIn } from './list-query.ts';

/** One file of site-config/, with all results that need no other file. */
export interface ConfigFile extends Slot {
  /** As read, without a byte order mark. */
  text: string;
  /** Undefined when the text is not valid JSON. */
  value: unknown;
  /** Whether the text is valid JSON. */
  isRead: boolean;
  /** Only for pages and records. */
  facts?: PageFacts;
  /** Of the page of records: the categories that their schema names; there are no others. */
  allowedCategories?: readonly string[];
  /** Of a record: the page that is made of it. */
  made?: ConfigFile;
  /** Of a collection in one file whose records have no pages: what lists show of them. */
  cards?: RecordCard[];
  /** Of such a page, which has the file of the record: what it was made by. */
  ofRecord?: OfRecord;
  /** Of a page: what its sections stand for; `facts` and `ids` are then of the page as visitors see it. */
  uses?: readonly SharedUse[];
  /** The value, or what could be read of a broken text. */
  partial: unknown;
  /** The references that the schema marks with `refersTo`, without those in invalid values. */
  references: Reference[];
  /** Those that name an icon, a picture, a form or a record. */
  named: Reference[];
  /** Fields that are links, and links written inside rich text. */
  links: Link[];
  /** The mentions in `named` and `links`. */
  mentioned: Mentioned;
  /** Every anchor of a page, with its pointers. */
  ids: ReadonlyMap<string, readonly string[]>;
  problems: Problem[];
  /** Gives a finding its line and column. */
  locate(finding: Finding): Problem;
}

export interface OfRecord {
  /** The file in `site-config/records/`. */
  template: string;
  /** Its item of schema.org. */
  readonly structuredData?: JsonObject | undefined;
  /** Whether the text of a link is written in the file of another record, whose field the page reads. */
  isOfAnother(link: Pick<Link, 'pointer' | 'value'>): boolean;
}

/** A section that is written once: a record of a collection of sections. */
export interface SharedSection {
  section: JsonObject;
  /** Where it is written. */
  entry: ConfigFile;
  pointer: string;
  /** With pointers from the section. */
  references: readonly Reference[];
  mentioned: Mentioned;
  ids: readonly (readonly [id: string, pointers: readonly string[]])[];
  facts: PageFacts;
}

/** A section of a page that stands for a shared one, or one more after the last, if its language has one above the footer. */
export interface SharedUse {
  /** Of the section in its page. */
  index: number;
  /** Collection and id, `shared-sections/contact`. */
  name: string;
  shared: SharedSection;
}

/** Looks at one file alone; the result is kept until the file changes. */
export interface FileCheck {
  scope: 'file';
  /** Every code that the check may report. */
  codes: readonly string[];
  /** `nodes` are all values of the file; `timeZone` is the site's, if it names one. */
  run(file: ConfigFile, nodes: readonly JsonNode[], timeZone: string | undefined): Finding[];
}

/** Makes a check; its type allows no other codes. */
export const fileCheck = <Code extends string>(
  codes: readonly Code[],
  run: (
    file: ConfigFile,
    nodes: readonly JsonNode[],
    timeZone: string | undefined,
  ) => Finding<NoInfer<Code>>[],
): FileCheck => ({ scope: 'file', codes, run });

/** The facts needed of every page at every load and build, so that its content need not be read again. */
export interface PageFacts {
  /** Identifies the text: its hash, or the text itself. */
  sum: string;
  /** Path and `meta`, as far as they can be read in a text with errors. */
  path?: string | undefined;
  meta: Partial<Record<'title' | 'description' | 'canonical', string>> & {
    noindex?: boolean;
    /** Name in the breadcrumb, and keywords. */
    names?: string[];
  };
  /** The types of its sections, each once; undefined without a list of sections. */
  types?: string[] | undefined;
  sectionCount?: number;
  /** Whether the page or a section has a date or is a draft. */
  isTimed: boolean;
  /** Every character beyond ASCII, once. */
  characters: string;
  /** Of the page of a record, or of a record without one: what lists show of it. */
  card?: RecordCard;
  /** What its sections list of collections. */
  lists?: ListQuery[];
  /** Its language, if it says one, and the address of the page that it translates. */
  language?: string;
  translationOf?: string;
  /** Its sections that stand for others, by index, with collection and id of those. */
  shared?: [index: number, name: string][];
}

/** `partial`: what could be read of a text that is not JSON. */
export function factsOf(
  text: string,
  value: unknown,
  { partial = value, sum = text } = {},
): PageFacts {
  const { path, meta, language, translationOf } = isObject(partial) ? partial : {};
  const { sections } = isObject(value) ? value : {};
  const lists = Array.isArray(sections) ? listsIn(sections) : [];
  const shared = Array.isArray(sections) ? sharedIn(sections) : [];
  return {
    sum,
    path: typeof path === 'string' ? path : undefined,
    meta: metaOf(meta),
    types: Array.isArray(sections) ? typesOf(sections) : undefined,
    ...(Array.isArray(sections) && { sectionCount: sections.length }),
    isTimed: isTimed(value),
    characters: charactersIn(text),
    ...(lists.length > 0 && { lists }),
    ...(typeof language === 'string' && { language }),
    ...(typeof translationOf === 'string' && { translationOf }),
    ...(shared.length > 0 && { shared }),
  };
}

const sharedIn = (sections: readonly unknown[]): NonNullable<PageFacts['shared']> =>
  sections.flatMap((section, index) => {
    if (!isObject(section)) return [];
    const { standsFor, shows } = traitsOf(section.type);
    return standsFor && shows ? [[index, `${shows.collection}/${section[standsFor]}`]] : [];
  });

/** Of a record, which has no address of its own. */
export const recordFactsOf = (text: string, value: unknown, sum: string): PageFacts => ({
  sum,
  meta: {},
  isTimed: isTimed(isObject(value) ? { ...value, sections: undefined } : value),
  characters: charactersIn(text),
});

/** The characters beyond ASCII in a JSON text, escaped ones included; each once. */
export function charactersIn(text: string): string {
  const plain = text.includes('\\u') ? unescaped(text) : text;
  return [...new Set(plain.match(BEYOND_ASCII)?.join(''))].join('');
}

const BEYOND_ASCII = /[\u0080-\uffff]+/g;

const unescaped = (text: string) =>
  text.replaceAll(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

const isText = (value: unknown): value is string => typeof value === 'string';

function metaOf(meta: unknown): PageFacts['meta'] {
  const { title, description, canonical, noindex, breadcrumb, keywords } = isObject(meta)
    ? meta
    : {};
  const texts = Object.entries({ title, description, canonical });
  const { label } = isObject(breadcrumb) ? breadcrumb : {};
  const names = [label, ...(Array.isArray(keywords) ? keywords : [])].filter(isText);
  return {
    ...Object.fromEntries(texts.filter(([, text]) => isText(text))),
    ...(noindex === true && { noindex }),
    ...(names.length > 0 && { names }),
  };
}

const typesOf = (sections: unknown[]): string[] => [
  ...new Set(
    sections.flatMap((section) =>
      isObject(section) && typeof section.type === 'string' ? section.type : [],
    ),
  ),
];

/** What lists show of each record, with the file of the record. */
export const recordCards = (entries: readonly ConfigFile[]) =>
  entries
    .filter(({ kind }) => kind === 'record' || kind === 'collection')
    .flatMap((entry) => {
      const { card } = (entry.made ?? entry).facts ?? {};
      return (card ? [card] : (entry.cards ?? [])).map((card) => ({ entry, card }));
    });

/** Whether something is told of what is inside a value: a key that is missed there may be written otherwise. */
export const isToldInside = ({ problems }: Pick<ConfigFile, 'problems'>, pointer: string) =>
  problems.some((problem) => problem.pointer.startsWith(`${pointer}/`));
