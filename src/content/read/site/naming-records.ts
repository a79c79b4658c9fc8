import { memoize, memoizeWeakly } from '../../../lib/memoize.ts';
import type { RecordCard } from '../records/record-types.ts';
import type { ListQuery } from './list-query.ts';

/** Of the records of a collection, those that a list on the page of a record is about: which name it, or which it names. */
export function namingRecords(
  cards: RecordCard[],
  { naming, namedIn }: ListQuery,
  own: RecordCard | undefined,
): RecordCard[] {
  const among =
    naming === undefined ? cards : ((own && namingBy(cards)(naming).get(own.id)) ?? NONE);
  if (namedIn === undefined) return among;
  const byId = cardsById(among);
  return (own?.names?.[namedIn] ?? []).flatMap((id) => byId.get(id) ?? []);
}

const NONE: RecordCard[] = [];

// Kept, as thousands of pages may ask for the same.
const namingBy = memoizeWeakly((cards: RecordCard[]) =>
  memoize((field: string) => {
    const found = new Map<string, RecordCard[]>();
    for (const card of cards)
      for (const id of new Set(card.names?.[field]))
        found.set(id, [...(found.get(id) ?? []), card]);
    return found;
  }),
);

const cardsById = memoizeWeakly(
  (cards: RecordCard[]) => new Map(cards.map((card) => [card.id, card])),
);
