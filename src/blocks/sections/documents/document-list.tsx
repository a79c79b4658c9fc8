import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { boundWords } from '../../../lib/bound-words.ts';
import { dayIn } from '../../../lib/day-in.ts';
import { useRecords } from '../../../ui/data/assets-context.ts';
import { useSite } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Link } from '../../../ui/link.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { breakpoints, orOnPaper, spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';
import { covering } from '../shared/covering.ts';
import { RowList } from '../shared/row-list.ts';
import { fileFacts } from './file-facts.ts';

/** A row for each document: its title, which downloads it, its date, its type and size. */
export function DocumentList({ items }: { items: SectionOf<'documents'>['items'] }) {
  const { language } = useSite().site;
  const id = useId();
  const files = useRecords(
    'download',
    items.map(({ file }) => file),
  );
  return (
    <RowList as="ul">
      {items.map(({ title, file, date, description }, index) => (
        <Row key={index}>
          <Sheet viewBox="0 0 20 24" width="20" height="24" aria-hidden="true">
            <path d="M1 1h12l6 6v16H1zM13 1v6h6M10 11v7M7 15.5l3 3 3-3" />
          </Sheet>
          <div>
            <Title to={file} download aria-describedby={`${id}${index}`}>
              {boundWords(title)}
            </Title>
            {description && (
              <Description color="textSecondary">
                <RichText text={description} />
              </Description>
            )}
          </div>
          <Facts variant="body2" color="textSecondary">
            {date && <time dateTime={date}>{dayIn(language)(date)}</time>}
            <span id={`${id}${index}`}>{fileFacts(language, file, files[index]?.bytes ?? 0)}</span>
          </Facts>
        </Row>
      ))}
    </RowList>
  );
}

const COLUMNS = orOnPaper(breakpoints.up('md'));

const Row = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: spacing(0.5, 2),
  paddingBlock: spacing(2.25),
  borderBottom: '1px solid var(--line)',
  breakInside: 'avoid',
  [COLUMNS]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: spacing(3) },
});

/** A sheet with an arrow, which becomes red as the row is pointed at. */
const Sheet = styled('svg')({
  marginTop: 2,
  fill: 'none',
  stroke: 'var(--muted)',
  strokeWidth: 1.5,
  transition: 'stroke 180ms',
  'li:hover > &': { stroke: 'var(--accent)' },
});

/** The link covers its row. */
const Title = styled(Link)({
  fontSize: size.text,
  fontWeight: 600,
  lineHeight: 1.35,
  ...covering(),
});

/** Links in it are above that of the row. */
const Description = styled(Typography)({
  marginTop: spacing(0.5),
  maxWidth: 620,
  '& a': { position: 'relative', zIndex: 1 },
});

const Facts = styled(Typography)({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0, 2),
  lineHeight: 1.6,
  fontVariantNumeric: 'tabular-nums',
  [COLUMNS]: {
    gridColumn: 3,
    marginTop: 2,
    '& > time': { textAlign: 'right' },
    '& > span': { minWidth: '8.5em', textAlign: 'right' },
  },
});
