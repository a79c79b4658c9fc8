import type { Case } from '../../../types/config.gen.ts';
import type { CollectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: CollectionTraits<Case> = {
  // Only the page of a case says how its figures were measured; cards have no room for it.
  compile: (study, isWhole) =>
    isWhole
      ? study
      : { ...study, figures: study.figures?.map(({ value, label }) => ({ value, label })) },
};
