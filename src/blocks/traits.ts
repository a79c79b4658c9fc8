import { traits as ofSite } from 'virtual:site-blocks/data';
import type { Page } from '../types/config.gen.ts';
import type { SectionTraits } from '../ui/data/section-traits.ts';
import type { SectionType } from '../ui/data/types.ts';
import { traits } from './traits.gen.ts';

const byType = new Map<unknown, unknown>(Object.entries({ ...traits, ...ofSite }));

/** Returns an empty object for a type without traits, and for anything that is not a type. */
export const traitsOf = (type: unknown) => (byType.get(type) ?? {}) as SectionTraits;

export type Trait = keyof SectionTraits;

/** The types that have that trait. */
export const typesWith = (trait: Trait): SectionType[] =>
  ([...byType.keys()] as SectionType[]).filter((type) => traitsOf(type)[trait]);

/** The types that show records of a collection. */
export const typesShowing = (collection: string): SectionType[] =>
  typesWith('shows').filter((type) => traitsOf(type).shows?.collection === collection);

/** Whether a section of the page has that trait. */
export const hasTrait = ({ sections }: Pick<Page, 'sections'>, trait: Trait): boolean =>
  sections.some(({ type }) => traitsOf(type)[trait]);
