import { isObject } from './json/json.ts';
import { isTimed } from './publication/is-live.ts';

/** What is asked of every page at every load and build, so that no other has to be read for it. */
export interface PageFacts {
  /** The hash of its text. */
  sum: string;
  /** This and the next as far as they can be read, even in a text with mistakes. */
  path?: string | undefined;
  meta: Partial<Record<'title' | 'description' | 'canonical', string>> & { noindex?: boolean };
  /** Those of its sections, each once; none where there is no list of them. */
  types?: string[] | undefined;
  /** Whether it, or a section, says when it is to be seen. */
  isTimed: boolean;
  /** Every character beyond ASCII, once. */
  characters: string;
}

/** `sum`: the hash of the text; `partial`: what could be read of one that is not JSON. */
export function factsOf(sum: string, value: unknown, partial: unknown = value): PageFacts {
  const { path, meta } = isObject(partial) ? partial : {};
  const { sections } = isObject(value) ? value : {};
  return {
    sum,
    path: typeof path === 'string' ? path : undefined,
    meta: metaOf(meta),
    types: Array.isArray(sections) ? typesOf(sections) : undefined,
    isTimed: isTimed(value),
    characters: charactersIn(value),
  };
}

/** Each once. */
export const charactersIn = (value: unknown): string =>
  [...new Set(JSON.stringify(value ?? '').replaceAll(/[ -~]+/g, ''))].join('');

function metaOf(meta: unknown): PageFacts['meta'] {
  const { title, description, canonical, noindex } = isObject(meta) ? meta : {};
  const texts = Object.entries({ title, description, canonical });
  return {
    ...Object.fromEntries(texts.filter(([, text]) => typeof text === 'string')),
    ...(noindex === true && { noindex }),
  };
}

const typesOf = (sections: unknown[]): string[] => [
  ...new Set(
    sections.flatMap((section) =>
      isObject(section) && typeof section.type === 'string' ? section.type : [],
    ),
  ),
];
