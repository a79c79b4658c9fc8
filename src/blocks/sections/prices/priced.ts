import type { PriceItem } from '../../../types/config.gen.ts';
import type { SectionOf } from '../../../ui/data/types.ts';

/** As browsers get it: with the amount in words. */
export type PricedItem = PriceItem & { amountText?: string };

type Prices = SectionOf<'prices'>;

/** With the amounts as the currency is written. */
export function withAmounts(section: Prices, language: string): Prices {
  const { currency, items } = section;
  const digits = digitsOf(currency, items);
  const { format } = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const priced = items.map(
    (item): PricedItem =>
      item.amount === undefined ? item : { ...item, amountText: format(item.amount) },
  );
  return { ...section, items: priced };
}

/**
 * As many decimals for all, so that they stand below each other: none where no amount has some, else those of the currency (two of
 * the euro, three of the Jordanian dinar, none of the yen), or more where an amount has more: it is never rounded.
 */
function digitsOf(currency: string, items: readonly PriceItem[]): number {
  const written = items.map(({ amount = 0 }) => `${amount}`.split('.')[1]?.length ?? 0);
  const most = Math.max(...written);
  const usual = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;
  return most === 0 ? 0 : Math.min(Math.max(most, usual ?? 0), MOST);
}

/** As many as `Intl` takes in every browser. */
const MOST = 20;
