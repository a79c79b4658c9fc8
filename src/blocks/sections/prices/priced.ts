import type { PriceItem } from '../../../types/config.gen.ts';
import type { SectionOf } from '../../../ui/data/types.ts';

/** As browsers get it: with the amount in words. */
export type PricedItem = PriceItem & { amountText?: string };

type Prices = SectionOf<'prices'>;

/** With cents where one of the amounts has some, so that they stand below each other. */
export function withAmounts(section: Prices, language: string): Prices {
  const { currency, items } = section;
  const amounts = items.flatMap(({ amount }) => amount ?? []);
  const { format } = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    ...(amounts.every(Number.isInteger) && { maximumFractionDigits: 0 }),
  });
  const priced = items.map(
    (item): PricedItem =>
      item.amount === undefined ? item : { ...item, amountText: format(item.amount) },
  );
  return { ...section, items: priced };
}
