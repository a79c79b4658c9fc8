import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RecordList } from '../../../ui/data/record-list.ts';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { breakpoints, onScreen, spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';
import { RowList } from '../shared/row-list.ts';
import { Facts } from './facts.tsx';
import { Origin } from './origin.tsx';
import { RecordButton } from './record-button.tsx';
import { listedOf, RecordTitle } from './record-title.tsx';
import { Thumbnail } from './thumbnail.tsx';

export type ShownRecords = Pick<RecordList, 'items' | 'areUpright' | 'columns'>;

/** A row for each record: its date, its title and summary, its picture. */
export function Rows({ items, areUpright, columns }: ShownRecords) {
  const Shown = areUpright ? Portrait : Illustration;
  return (
    <RowList>
      {items.map(
        ({ to, isElsewhere, title, mark, summary, picture, facts, action, ...origin }, index) => (
          <Row key={index} data-listed={listedOf({ to, isElsewhere })}>
            <Margin>
              <Origin {...origin} />
            </Margin>
            <div>
              <Title>
                <RecordTitle to={to} isElsewhere={isElsewhere} title={title} mark={mark} />
              </Title>
              {summary && <Summary color="textSecondary">{summary}</Summary>}
              <Facts facts={facts} columns={columns} />
              <RecordButton action={action} />
            </div>
            {picture && <Shown picture={picture} />}
          </Row>
        ),
      )}
    </RowList>
  );
}

const WIDE = onScreen(breakpoints.up('lg'));

const Row = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(1.5, 3),
  alignItems: 'start',
  paddingBlock: 'clamp(24px, 1rem + 1.4vw, 40px)',
  borderBottom: '1px solid var(--line)',
  breakInside: 'avoid',
  [onScreen(breakpoints.between('sm', 'lg'))]: {
    gridTemplateColumns: 'minmax(0, 1fr) 168px',
  },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr) 208px',
    columnGap: spacing(6),
  },
});

const Title = styled(ItemTitle)({ fontSize: size.middle, lineHeight: 1.2, textWrap: 'balance' });

const Summary = styled(Typography)({ marginTop: spacing(1.5), maxWidth: 620 });

/** Where the date is, in a row of its own unless the window is wide. */
const Margin = styled('div')({
  [onScreen(breakpoints.between('sm', 'lg'))]: { gridColumn: '1 / -1' },
  [WIDE]: { paddingTop: 6, '& > p': { flexDirection: 'column' } },
});

const Illustration = styled(Thumbnail)({
  borderRadius: 'var(--radius)',
  [breakpoints.down('sm')]: { gridRow: 1 },
});

/** As wide as leaves its row no higher than its words, about. */
const Portrait = styled(Illustration)({
  width: 136,
  aspectRatio: '3 / 4',
  [breakpoints.up('sm')]: { justifySelf: 'end' },
});
