import type { ListQuery } from '../../../ui/data/record-list.ts';
import type { SectionOf } from '../../../ui/data/types.ts';

export const queryOf = ({
  collection,
  category,
  related,
  naming,
  namedIn,
  order,
  limit,
  pages,
  categories,
  layout,
  action,
}: SectionOf<'record-list'>): ListQuery => ({
  collection,
  category,
  related,
  naming,
  namedIn,
  order,
  limit,
  perPage: pages?.size,
  pageTitle: pages?.title,
  ...(categories && { categories }),
  ...(layout !== 'compact' && { facts: true }),
  ...(layout !== 'table' && layout !== 'compact' && { action: action ?? true }),
});
