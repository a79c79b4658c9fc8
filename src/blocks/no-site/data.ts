/**
 * The blocks that a site brings: none, where code runs as it is, in a spec. Whoever bundles code has a module of the
 * site's own in its place (`src/node/site-blocks.mjs`), of the same shape.
 */
import type { BrokenBlock } from '../../content/read/words/problem.ts';
import type { FieldTraits, StrategyEntry } from '../../forms/kit/types.ts';
import type { CollectionTraits, SectionTraits } from '../../ui/data/section-traits.ts';

export const traits: Record<string, SectionTraits<never>> = {};
export const fieldTraits: Record<string, FieldTraits> = {};
export const collectionTraits: Record<string, CollectionTraits> = {};
export const strategies: Record<string, StrategyEntry<never>> = {};
/** Section type or field kind -> what people call it. */
export const names: Record<string, readonly string[]> = {};
export const broken: BrokenBlock[] = [];
