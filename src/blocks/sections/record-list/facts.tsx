import { styled } from '@mui/material/styles';
import type { ListedRecord, RecordList } from '../../../ui/data/record-list.ts';
import { NoBreak } from '../../../ui/no-break.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';

type Props = Pick<ListedRecord, 'facts'> & Pick<RecordList, 'columns'>;

/** The facts of one record, each after its name; those that it lacks are left out. */
export function Facts({ facts = [], columns }: Props) {
  if (!columns || !facts.some(Boolean)) return null;
  return (
    <Pairs>
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

const Pair = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: spacing(2),
  paddingBlock: spacing(0.75),
  borderTop: '1px solid var(--line)',
});

const Name = styled('dt')({ color: 'var(--muted)' });

const Said = styled('dd')({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
