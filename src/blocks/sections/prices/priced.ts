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
