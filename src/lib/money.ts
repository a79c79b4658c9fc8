/** Writes amounts of a currency as a language does, all that stand together alike. */
export function moneyIn(
  language: string,
  currency: string,
  amounts: readonly number[],
): (amount: number) => string {
  const digits = digitsOf(currency, amounts);
  const formatOf = (count: number) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      minimumFractionDigits: count,
      maximumFractionDigits: count,
    }).format;
  const [whole, parted] = [formatOf(digits === CENTS ? CENTS : 0), formatOf(digits)];
  return (amount) => (Number.isInteger(amount) ? whole : parted)(amount);
}

/** With so many decimals whole amounts have them too, so that all stand below each other; "49.000" would be thousands. */
const CENTS = 2;

/**
 * As many decimals for all that have some: none where no amount has, else those of the currency (two of the euro, three
 * of the Jordanian dinar, none of the yen), or more where an amount has more: it is never rounded.
 */
function digitsOf(currency: string, amounts: readonly number[]): number {
  const written = amounts.map((amount) => `${amount}`.split('.')[1]?.length ?? 0);
  const most = Math.max(...written);
  const usual = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;
  return most === 0 ? 0 : Math.min(Math.max(most, usual ?? 0), MOST);
}

/** As many as `Intl` takes in every browser. */
const MOST = 20;
