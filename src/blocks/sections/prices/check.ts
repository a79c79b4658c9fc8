import { fileCheck } from '../../../content/read/site/config-file.ts';
import { holdsSections } from '../../../content/read/site/shared-sections.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isObject, type JsonNode, pointerOf, pointerTo } from '../../../lib/json.ts';
import { field, msg, quoted } from '../../../words/message.ts';

const CODES = ['currency-unknown', 'recommended-twice', 'price-missing'] as const;

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** A currency that there is, at most one recommended price, and something to read where the amount stands. */
export const checkPrices = fileCheck(CODES, (file, nodes) =>
  holdsSections(file) ? nodes.flatMap(findingsOf) : [],
);

function findingsOf(node: JsonNode): Finding<(typeof CODES)[number]>[] {
  const { value } = node;
  if (!isObject(value) || value.type !== 'prices') return [];
  const { currency, items } = value;
  const prices = Array.isArray(items) ? items : [];
  const pointerIn = (index: number, ...names: string[]) =>
    pointerTo(node) + pointerOf('items', index, ...names);
  const recommended = prices.flatMap((item, index) =>
    isObject(item) && item.recommended !== undefined ? index : [],
  );
  return [
    ...(typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) && !CURRENCIES.has(currency)
      ? [
          {
            code: 'currency-unknown' as const,
            pointer: pointerTo(node) + pointerOf('currency'),
            message: msg('sections/prices:currency-unknown', { currency: quoted(currency) }),
            hint: msg('sections/prices:currency-unknown-hint'),
          },
        ]
      : []),
    ...recommended.slice(1).map((index) => ({
      code: 'recommended-twice' as const,
      pointer: pointerIn(index, 'recommended'),
      message: msg('sections/prices:recommended-twice'),
      hint: msg('sections/prices:recommended-twice-hint', { recommended: field('recommended') }),
    })),
    ...prices.flatMap((item, index) =>
      isObject(item) && item.amount === undefined && item.per === undefined
        ? {
            code: 'price-missing' as const,
            pointer: pointerIn(index),
            message: msg('sections/prices:price-missing'),
            hint: msg('sections/prices:price-missing-hint', {
              amount: field('amount'),
              per: field('per'),
            }),
          }
        : [],
    ),
  ];
}
