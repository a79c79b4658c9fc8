import type { PriceItem } from '../../../types/config.gen.ts';
import type { SectionOf } from '../../../ui/data/types.ts';

/** As browsers get it: with the amount in words. */
export type PricedItem = PriceItem & { amountText?: string };

type Prices = SectionOf<'prices'>;

/** With the amounts as the currency is written. */
export function withAmounts(section: Prices, language: string): Prices {
  const { currency, items } = section;
  const digits = digitsOf(currency, items);
  const formatOf = (count: number) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      minimumFractionDigits: count,
      maximumFractionDigits: count,
    });
  const [whole, parted] = [formatOf(digits === CENTS ? CENTS : 0), formatOf(digits)];
  const priced = items.map((item): PricedItem => {
    const { amount } = item;
    if (amount === undefined) return item;
    const { format } = Number.isInteger(amount) ? whole : parted;
    return { ...item, amountText: format(amount) };
  });
  return { ...section, items: priced };
}

/** With so many decimals whole amounts have them too, so that all stand below each other; "49.000" would be thousands. */
const CENTS = 2;

/**
 * As many decimals for all that have some: none where no amount has, else those of the currency (two of the euro, three
 * of the Jordanian dinar, none of the yen), or more where an amount has more: it is never rounded.
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
