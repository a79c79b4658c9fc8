import type { SectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'hero'> = {
  listsSections: ({ contents }) => contents !== undefined,
  pictureWidth: ({ layout }) =>
    ({ behind: Infinity, under: Infinity, over: 1200, edge: 1200, beside: 600 })[
      layout ?? 'beside'
    ],
  // The image is dark: a picture on a light background, or as wide as the window, does not fit it.
  opening: ({ layout, background = 'ink', picture }) =>
    layout !== 'under' && layout !== 'over' && background === 'ink' ? { picture } : undefined,
};
