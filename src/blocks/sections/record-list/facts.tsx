import { styled } from '@mui/material/styles';
import type { ListedRecord, RecordList } from '../../../ui/data/record-list.ts';
import { NoBreak } from '../../../ui/no-break.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';

interface Props extends Pick<ListedRecord, 'facts'>, Pick<RecordList, 'columns'> {
  /** Beside other cards: how many facts the record has that has most. */
  most?: number;
}

/** How many a record has; of those it lacks there is an empty text. */
export const countFacts = (facts: readonly string[] = []): number => facts.filter(Boolean).length;

/** The facts of one record, each after its name; those that it lacks are left out. */
export function Facts({ facts = [], columns, most = 0 }: Props) {
  const count = countFacts(facts);
  if (!columns || count === 0) return null;
  return (
    <Pairs sx={count < most ? roomFor(most) : undefined}>
      {facts.map(
        (fact, index) =>
          fact && (
            <Pair key={columns.facts[index]}>
              <Name>{columns.facts[index]}</Name>
              <Said>
                <NoBreak text={fact} />
              </Said>
            </Pair>
          ),
      )}
    </Pairs>
  );
}

/** At the foot of a card, so that those of neighbours are in one line. */
const Pairs = styled('dl')({ margin: 'auto 0 0', paddingTop: spacing(1), fontSize: size.small });

/** The height of so many facts of a line each, so that the first stands beside those of its neighbours. */
const roomFor = (lines: number) => ({
  [breakpoints.up('sm')]: { minHeight: `calc(${lines} * (1lh + 13px) + 8px)` },
});

const Pair = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: spacing(2),
  paddingBlock: spacing(0.75),
  borderTop: '1px solid var(--line)',
});

const Name = styled('dt')({ color: 'var(--muted)' });

const Said = styled('dd')({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
