import type { SectionTraits } from '../../../ui/data/section-traits.ts';
import { queryOf } from './query.ts';

export const traits: SectionTraits<'record-list'> = {
  lists: (section) => (typeof section.collection === 'string' ? [queryOf(section)] : []),
  needsRecords: ({ empty }) => empty === undefined,
  pictureWidth: ({ layout }) => (layout === 'cards' ? 600 : 360),
};
