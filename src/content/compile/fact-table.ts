import { isObject } from '../../lib/json.ts';
import { memoize } from '../../lib/memoize.ts';
import { moneyIn } from '../../lib/money.ts';
import { numberIn } from '../../lib/number-in.ts';
import type { RecordList } from '../../ui/data/record-list.ts';
import type { Fact, RecordCard, RecordPage } from '../read/records/record-types.ts';
import { plainText } from './rich-text.ts';

interface FactTable {
  columns: NonNullable<RecordList['columns']>;
  /** Of each record. */
  rows: string[][];
}

/** The facts of the records of a list, as texts: amounts of a column are written alike. Undefined if the card has none. */
export function factTable(
  cards: readonly RecordCard[],
  { card, language: own }: Pick<RecordPage, 'card' | 'language'>,
  language: string,
): FactTable | undefined {
  const { facts, titleLabel } = card;
  if (!Array.isArray(facts)) return undefined;
  const columns = facts.map((_, index) => columnOf(cards, index, own ?? language));
  return {
    columns: {
      title: String(titleLabel),
      facts: facts.map((fact) => (isObject(fact) ? String(fact.label) : '')),
      numbers: columns.map(({ isNumber }) => isNumber),
    },
    rows: cards.map((_, row) => columns.map(({ texts }) => texts[row] ?? '')),
  };
}

function columnOf(cards: readonly RecordCard[], index: number, language: string) {
  const facts = cards.map((card) => card.facts?.[index] ?? '');
  const formatOf = memoize((currency: string | undefined) =>
    currency === undefined
      ? (amount: number) => numberIn(language, amount)
      : moneyIn(language, currency, amountsIn(facts, currency)),
  );
  const written = (fact: Fact) => {
    if (typeof fact === 'string') return plainText(fact);
    const { amount, currency, before = '', after = '' } = fact;
    return plainText(before + formatOf(currency)(amount) + after);
  };
  return { texts: facts.map(written), isNumber: isOfNumbers(facts) };
}

const amountsIn = (facts: readonly Fact[], currency: string): number[] =>
  facts.flatMap((fact) =>
    typeof fact === 'object' && fact.currency === currency ? fact.amount : [],
  );

/** Whether all that is said ends with a number, and some is one alone: "140 €", "from 140 €". */
function isOfNumbers(facts: readonly Fact[]): boolean {
  const said = facts.filter((fact) => fact !== '');
  const numbers = said.flatMap((fact) => (typeof fact === 'object' && !fact.after ? fact : []));
  return numbers.length === said.length && numbers.some(({ before }) => !before);
}
