import { memoizeWeakly } from '../../../lib/memoize.ts';
import { slug } from '../../../lib/slug.ts';
import type { ConfigFile } from './config-file.ts';

/** Two categories that differ by signs alone share a page. */
export const pathOfCategory = (path: string, category: string): string =>
  path.replace('{category}', slug(category));

/** The addresses of the pages that lists make for categories, drafts' too, with their collections: what leads there leads somewhere. */
export const categoryPaths = memoizeWeakly(
  (pages: ReadonlyMap<string, Pick<ConfigFile, 'facts'>>): ReadonlyMap<string, string> => {
    const facts = [...pages.values()].flatMap((page) => page.facts ?? []);
    const queries = facts.flatMap(({ lists = [] }) => lists);
    const cards = facts.flatMap(({ card }) => card ?? []);
    return new Map(
      queries.flatMap(({ collection, categories }) =>
        categories
          ? cards.flatMap((card) =>
              card.collection === collection && card.category
                ? [[pathOfCategory(categories.path, card.category), collection] as const]
                : [],
            )
          : [],
      ),
    );
  },
);
