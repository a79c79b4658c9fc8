/**
 * As many decimals for all, so that they stand below each other: none where no amount has some, else those of the currency (two of
 * the euro, three of the Jordanian dinar, none of the yen), or more where an amount has more: it is never rounded.
 */
export function digitsOf(currency: string, amounts: readonly number[]): number {
  const written = amounts.map((amount) => `${amount}`.split('.')[1]?.length ?? 0);
  const most = Math.max(...written);
  const usual = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;
  return most === 0 ? 0 : Math.min(Math.max(most, usual ?? 0), MOST);
}

/** As many as `Intl` takes in every browser. */
const MOST = 20;

/** Writes amounts of a currency as a language does. */
export const moneyIn = (language: string, currency: string, digits: number) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format;
