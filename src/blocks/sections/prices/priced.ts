import { moneyIn } from '../../../lib/money.ts';
import type { PriceItem } from '../../../types/config.gen.ts';
import type { SectionOf } from '../../../ui/data/types.ts';

/** As browsers get it: with the amount in words. */
export type PricedItem = PriceItem & { amountText?: string };

type Prices = SectionOf<'prices'>;

/** With the amounts as the currency is written. */
export function withAmounts(section: Prices, language: string): Prices {
  const { currency, items } = section;
  const format = moneyIn(
    language,
    currency,
    items.map(({ amount = 0 }) => amount),
  );
  const priced = items.map(
    (item): PricedItem =>
      item.amount === undefined ? item : { ...item, amountText: format(item.amount) },
  );
  return { ...section, items: priced };
}

/**
 * The parts that any of these cards has, beside its name and its price, and the rows that they take: each part stands at one height in
 * all, and a row for what none has would leave its gap.
 */
export function partsOf(items: readonly PriceItem[]) {
  const hasMark = items.some(({ recommended }) => recommended);
  const hasIncludes = items.some(({ includes }) => includes);
  const hasAction = items.some(({ action }) => action);
  const rows = 2 + [hasMark, hasIncludes, hasAction].filter(Boolean).length;
  return { hasMark, hasIncludes, hasMore: hasIncludes || hasAction, rows };
}
