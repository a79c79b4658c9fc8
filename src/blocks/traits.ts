import * as ofSite from '#site-blocks/data';
import type { FieldTraits } from '../forms/kit/types.ts';
import type { Page } from '../types/config.gen.ts';
import type { CollectionTraits, SectionTraits } from '../ui/data/section-traits.ts';
import type { SectionType } from '../ui/data/types.ts';
import { collectionTraits } from './collection-traits.gen.ts';
import { fieldTraits } from './field-traits.gen.ts';
import { traits } from './traits.gen.ts';

const sections: Record<string, unknown> = { ...traits, ...ofSite.traits };
const fields: Record<string, unknown> = { ...fieldTraits, ...ofSite.fieldTraits };
const collections: Record<string, unknown> = { ...collectionTraits, ...ofSite.collectionTraits };

/** Looks traits up by name. Returns an empty object for a block without traits, and for anything that is no block. */
const finder =
  <Traits>(registry: Record<string, unknown>) =>
  (name: unknown) =>
    (typeof name === 'string' && Object.hasOwn(registry, name) ? registry[name] : {}) as Traits;

export const traitsOf = finder<SectionTraits>(sections);
export const fieldTraitsOf = finder<FieldTraits>(fields);
export const collectionTraitsOf = finder<CollectionTraits>(collections);

export type Trait = keyof SectionTraits;

/** The section types that have that trait. */
export const typesWith = (trait: Trait): SectionType[] =>
  (Object.keys(sections) as SectionType[]).filter((type) => traitsOf(type)[trait]);

/** The field kinds that have that trait. */
export const kindsWith = (trait: keyof FieldTraits): string[] =>
  Object.keys(fields).filter((kind) => fieldTraitsOf(kind)[trait]);

/** The collections that have that trait. */
export const collectionsWith = (trait: keyof CollectionTraits): string[] =>
  Object.keys(collections).filter((name) => collectionTraitsOf(name)[trait]);

/** The section types that show records of a collection. */
export const typesShowing = (collection: string): SectionType[] =>
  typesWith('shows').filter((type) => traitsOf(type).shows?.collection === collection);

/** Whether a section of the page has that trait. */
export const hasTrait = ({ sections }: Pick<Page, 'sections'>, trait: Trait): boolean =>
  sections.some(({ type }) => traitsOf(type)[trait]);
