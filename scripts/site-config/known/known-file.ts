import { valueAt } from '../json/json.ts';
import type { PageFacts } from '../page-facts.ts';
import type { Reference } from '../problem.ts';
import type { Link } from '../references/links-of.ts';
import type { Mentioned } from '../references/mentioned.ts';

/** What was found of a file in which the schemas found no error. There may be ten thousand: few, short values. */
export interface KnownFile {
  /** Of the file, where nothing at all was wrong with it. */
  stamp?: string;
  /** The hash of its text. */
  sum: string;
  mentioned: Mentioned;
  /** `Where` as JSON: to read a text within a text takes a tenth of what to read the lists does, and few are asked for. */
  where: string;
  page?: KnownPage;
}

/** Where what a file mentions is in it. */
interface Where {
  named: [kind: string, pointer: string, value: string][];
  /** `inside`: the offset in a rich text. */
  links: [value: string, pointer: string, inside?: number][];
  /** Pointers. */
  texts: string[];
}

export interface KnownPage {
  facts: PageFacts;
  ids: [id: string, places: string[]][];
}

type Unplaced = Omit<Reference, 'file'>;

interface Finds {
  references: Unplaced[];
  named: Unplaced[];
  links: Link[];
  mentioned: Mentioned;
}

export function toKnown(sum: string, { references, named, links, mentioned }: Finds): KnownFile {
  const texts = references.filter(({ kind }) => kind === 'richText');
  const where: Where = {
    named: named.map(({ kind, pointer, value }) => [kind, pointer, value]),
    links: links.map(({ value, pointer, inside }) =>
      inside === undefined ? [value, pointer] : [value, pointer, inside],
    ),
    texts: texts.map(({ pointer }) => pointer),
  };
  return { sum, mentioned, where: JSON.stringify(where) };
}

const whereIn = ({ where }: KnownFile): Where => JSON.parse(where);

/** In the order of `inOrder`. `value` is the file's. */
export function referencesOf(known: KnownFile, value: unknown): Unplaced[] {
  const { links, texts } = whereIn(known);
  return [
    ...namedIn(known),
    ...links.flatMap(([to, pointer, inside]) =>
      inside === undefined ? [{ kind: 'link', value: to, pointer }] : [],
    ),
    ...texts.map((pointer) => ({
      kind: 'richText',
      value: String(valueAt(value, pointer)),
      pointer,
    })),
  ];
}

/** What names an icon, a picture, a form or a record. */
export const namedIn = (known: KnownFile): Unplaced[] =>
  whereIn(known).named.map(([kind, pointer, value]) => ({ kind, value, pointer }));

export const linksIn = (known: KnownFile): Omit<Link, 'target'>[] =>
  whereIn(known).links.map(([value, pointer, inside]) =>
    inside === undefined ? { value, pointer } : { value, pointer, inside },
  );

/** Names, links, texts: whether they are found now or are known, so that a build comes out the same. */
export function inOrder<One extends { kind: string }>(references: readonly One[]): One[] {
  const links = references.filter(({ kind }) => kind === 'link');
  const texts = references.filter(({ kind }) => kind === 'richText');
  return [...references.filter(isNamed), ...links, ...texts];
}

/** Whether a reference names an icon, a picture, a form or a record. */
export const isNamed = ({ kind }: { kind: string }) => kind !== 'link' && kind !== 'richText';
