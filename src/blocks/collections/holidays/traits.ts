import type { HolidayList } from '../../../types/config.gen.ts';
import type { CollectionTraits } from '../../../ui/data/section-traits.ts';

/** Pages have what the places make of them. */
export const traits: CollectionTraits<HolidayList> = { compile: () => ({}) };
