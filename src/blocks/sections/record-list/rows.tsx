import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RecordList } from '../../../ui/data/record-list.ts';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { breakpoints, onScreen, spacing } from '../../../ui/theme/breakpoints.ts';
import { DATE_MARGIN, halves } from '../../../ui/theme/layout.ts';
import { size } from '../../../ui/theme/size.ts';
import { RowList } from '../shared/row-list.ts';
import { countFacts, Facts } from './facts.tsx';
import { Origin } from './origin.tsx';
import { RecordButton } from './record-button.tsx';
import { listedOf, RecordTitle } from './record-title.tsx';
import { Thumbnail } from './thumbnail.tsx';

export type ShownRecords = Pick<RecordList, 'items' | 'areUpright' | 'columns'>;

/** A row for each record: its date, its title and summary, its picture. Only what some record has takes a column. */
export function Rows({ items, areUpright, columns }: ShownRecords) {
  const Shown = areUpright ? Portrait : Illustration;
  const hasOrigins = items.some(({ date, category }) => date || category);
  const hasPictures = items.some(({ picture }) => picture);
  const areFactsBeside =
    !hasOrigins &&
    !hasPictures &&
    items.some(({ facts, action }) => action || countFacts(facts) > 0);
  const ListRow = hasOrigins
    ? DatedRow
    : hasPictures
      ? PicturedRow
      : areFactsBeside
        ? RowOfFacts
        : Row;
  return (
    <RowList>
      {items.map(
        ({ to, isElsewhere, title, mark, summary, picture, facts, action, ...origin }, index) => {
          const more = (
            <>
              <Facts facts={facts} columns={columns} />
              <RecordButton action={action} />
            </>
          );
          return (
            <ListRow key={index} data-listed={listedOf({ to, isElsewhere })}>
              {hasOrigins && (
                <Margin>
                  <Origin {...origin} />
                </Margin>
              )}
              <div>
                <Title>
                  <RecordTitle to={to} isElsewhere={isElsewhere} title={title} mark={mark} />
                </Title>
                {summary && <Summary color="textSecondary">{summary}</Summary>}
                {!areFactsBeside && more}
              </div>
              {areFactsBeside && <div>{more}</div>}
              {picture && <Shown picture={picture} />}
            </ListRow>
          );
        },
      )}
    </RowList>
  );
}

const MEDIUM = onScreen(breakpoints.between('sm', 'lg'));
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
  [WIDE]: { columnGap: spacing(6) },
});

const PicturedRow = styled(Row)({
  [MEDIUM]: { gridTemplateColumns: 'minmax(0, 1fr) 168px' },
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 208px' },
});

const DatedRow = styled(PicturedRow)({
  [WIDE]: {
    gridTemplateColumns: `${DATE_MARGIN} minmax(0, 1fr) 208px`,
    columnGap: halves.columnGap,
  },
});

const RowOfFacts = styled(Row)({
  [MEDIUM]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
});

const Title = styled(ItemTitle)({ fontSize: size.middle, lineHeight: 1.2, textWrap: 'balance' });

const Summary = styled(Typography)({ marginTop: spacing(1.5), maxWidth: 620 });

/** Where the date is, in a row of its own unless the window is wide. */
const Margin = styled('div')({
  [MEDIUM]: { gridColumn: '1 / -1' },
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
