import type { Site } from '../../content/read/site/site.ts';
import { currencyOf } from '../../content/read/words/currency.ts';
import { siteLocaleIn } from '../../content/read/words/site-locale.ts';
import { isObject, type JsonObject, walk } from '../../lib/json.ts';

/** Has an example name the currency of this site's prices; where it has none, that of its country. */
export function fitCurrency(example: JsonObject, site: Site): void {
  const priced: JsonObject[] = [];
  walk(example, (part) => {
    if (isObject(part) && typeof part.currency === 'string') priced.push(part);
  });
  const currency = priced.length > 0 ? currencyIn(site) : undefined;
  if (currency) for (const part of priced) part.currency = currency;
}

function currencyIn(site: Site): string | undefined {
  for (const { value } of site.entries) {
    let own: string | undefined;
    walk(value, (part, _, key) => {
      if (key === 'currency' && typeof part === 'string') own ??= part;
    });
    if (own !== undefined) return own;
  }
  return currencyOf(siteLocaleIn(site.entries));
}
