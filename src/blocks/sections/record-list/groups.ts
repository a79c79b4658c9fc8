import type { ListedRecord } from '../../../ui/data/record-list.ts';

/** Records that stand together, under the name of their category. */
export interface Group {
  heading?: string | undefined;
  items: ListedRecord[];
}

/** By their categories, each where its first record stands; those without one come first, under no heading. */
export function groupsOf(items: ListedRecord[]): Group[] {
  const byCategory = new Map<string | undefined, ListedRecord[]>();
  for (const item of items)
    byCategory.set(item.category, [...(byCategory.get(item.category) ?? []), item]);
  const without = byCategory.get(undefined);
  byCategory.delete(undefined);
  return [
    ...(without ? [{ items: without }] : []),
    ...[...byCategory].map(([heading, items]) => ({ heading, items })),
  ];
}
