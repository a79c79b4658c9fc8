import { valueAt } from '../json/json.ts';
import type { PageFacts } from '../page-facts.ts';
import type { Reference } from '../problem.ts';
import type { Link } from '../references/links-of.ts';

/** What was found of a file in which the schemas found no error. There may be ten thousand: few, short values. */
export interface KnownFile {
  /** Of the file, where nothing at all was wrong with it. */
  stamp?: string;
  /** The hash of its text. */
  sum: string;
  /** What names an icon, a picture, a form or a record. */
  named: [kind: string, pointer: string, value: string][];
  /** `inside`: the offset in a rich text. */
  links: [value: string, pointer: string, inside?: number][];
  /** The pointers of the rich texts, a line each. */
  texts: string;
  page?: KnownPage;
}

export interface KnownPage {
  facts: PageFacts;
  ids: [id: string, places: string[]][];
}

type Unplaced = Omit<Reference, 'file'>;

interface Finds {
  references: Unplaced[];
  links: Link[];
}

export function toKnown(sum: string, { references, links }: Finds): KnownFile {
  const texts = references.filter(({ kind }) => kind === 'richText');
  return {
    sum,
    named: references.filter(isNamed).map(({ kind, pointer, value }) => [kind, pointer, value]),
    links: links.map(({ value, pointer, inside }) =>
      inside === undefined ? [value, pointer] : [value, pointer, inside],
    ),
    texts: texts.map(({ pointer }) => pointer).join('\n'),
  };
}

/** In the order of `inOrder`. `value` is the file's. */
export function referencesOf({ named, links, texts }: KnownFile, value: unknown): Unplaced[] {
  return [
    ...named.map(([kind, pointer, name]) => ({ kind, value: name, pointer })),
    ...links.flatMap(([to, pointer, inside]) =>
      inside === undefined ? [{ kind: 'link', value: to, pointer }] : [],
    ),
    ...(texts === '' ? [] : texts.split('\n')).map((pointer) => ({
      kind: 'richText',
      value: String(valueAt(value, pointer)),
      pointer,
    })),
  ];
}

/** Names, links, texts: whether they are found now or are known, so that a build comes out the same. */
export function inOrder<One extends { kind: string }>(references: readonly One[]): One[] {
  const links = references.filter(({ kind }) => kind === 'link');
  const texts = references.filter(({ kind }) => kind === 'richText');
  return [...references.filter(isNamed), ...links, ...texts];
}

/** Whether a reference names an icon, a picture, a form or a record. */
export const isNamed = ({ kind }: { kind: string }) => kind !== 'link' && kind !== 'richText';
