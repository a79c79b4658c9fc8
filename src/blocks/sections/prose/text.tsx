import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CheckList } from '../../../ui/check-list.tsx';
import type { SectionOf } from '../../../ui/data/types.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { Table } from '../../../ui/table.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { halves } from '../../../ui/theme/layout.ts';
import { anchorOf, type Layout } from './arrangement.ts';

interface Props {
  blocks: SectionOf<'prose'>['blocks'];
  title: string | undefined;
  /** `inRow`: all blocks side by side on wide screens. */
  arrangement: Layout | 'inRow';
}

/** The blocks of a text: each with its heading, paragraphs, points and table. */
export function Text({ blocks, title, arrangement }: Props) {
  const Blocks = BLOCKS[arrangement] ?? Column;
  const [block] = blocks;
  if (arrangement === 'columns' && block) return <InColumns {...block} />;
  if (arrangement === 'rows')
    return (
      <Wide>
        {blocks.map(({ heading, ...parts }, index) => (
          <Row key={index} data-headed={heading && ''}>
            {heading && <RowHeading id={anchorOf(heading)}>{heading}</RowHeading>}
            <RowParts>
              <Parts {...parts} label={heading ?? title} />
            </RowParts>
          </Row>
        ))}
      </Wide>
    );
  return (
    <Blocks>
      {blocks.map(({ heading, ...parts }, index) => (
        <Stacked key={index}>
          {heading && <ItemTitle id={anchorOf(heading)}>{heading}</ItemTitle>}
          <Parts {...parts} label={heading ?? title} />
        </Stacked>
      ))}
    </Blocks>
  );
}

type Block = SectionOf<'prose'>['blocks'][number];

function Parts({ paragraphs, items, table, label }: Block & { label: string | undefined }) {
  return (
    <>
      {paragraphs?.map((paragraph) => (
        <Paragraph key={paragraph}>
          <RichText text={paragraph} />
        </Paragraph>
      ))}
      {items && <CheckList items={items} />}
      {table && <Table size="medium" label={label} {...table} />}
    </>
  );
}

/** Paragraphs or points alone. */
function InColumns({ paragraphs, items = [] }: Block) {
  if (!paragraphs?.length) return <PointsInColumns items={items} />;
  return (
    <ParagraphsInColumns>
      {paragraphs.map((paragraph) => (
        <ParagraphInColumn key={paragraph}>
          <RichText text={paragraph} />
        </ParagraphInColumn>
      ))}
    </ParagraphsInColumns>
  );
}

const Stacked = styled(Stack)({ gap: 'min(16px, 8px + .8vw)' });

const Paragraph = styled(Typography)({ maxWidth: 680, breakInside: 'avoid' });

const Wide = styled('div')({ maxWidth: 680, [breakpoints.up('lg')]: { maxWidth: 'none' } });

const Column = styled(Wide)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 'clamp(24px, 4vw, 40px)',
});

const BLOCKS: Partial<Record<Props['arrangement'], typeof Column>> = {
  pair: styled(Column)({ [breakpoints.up('lg')]: halves }),
  inRow: styled(Column)({
    [breakpoints.up('lg')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: halves.columnGap,
    },
  }),
};

const PointsInColumns = styled(CheckList)({
  maxWidth: 680,
  [breakpoints.up('lg')]: { maxWidth: 'none', ...halves },
});

const ParagraphsInColumns = styled(Wide)({
  [breakpoints.up('lg')]: { columns: 2, columnGap: halves.columnGap },
});

const ParagraphInColumn = styled(Paragraph)({ '& + &': { marginTop: spacing(2) } });

/** A line begins a heading's row; a block without a heading continues the row above. */
const Row = styled('div')({
  marginTop: 'clamp(24px, 4vw, 40px)',
  '&:first-of-type': { marginTop: 0 },
  [breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: '5fr 8fr',
    margin: 0,
    paddingBottom: spacing(3.5),
    '&[data-headed]': { paddingTop: spacing(1.5), borderTop: '1px solid var(--line)' },
  },
});

/** Sticky beside its text. */
const RowHeading = styled(ItemTitle)({
  [breakpoints.up('lg')]: {
    position: 'sticky',
    top: 'calc(var(--header) + 32px)',
    alignSelf: 'start',
    margin: spacing(2, 4, 0, 0),
  },
});

const RowParts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: spacing(2),
  '[data-headed] > &': { marginTop: spacing(2) },
  [breakpoints.up('lg')]: { gridColumn: 2 },
});
