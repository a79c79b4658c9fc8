import { styled } from '@mui/material/styles';
import type { SectionOf } from '../../data/types.ts';
import { halves } from '../../theme/halves.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle, SectionFrame } from '../../ui/section-frame.tsx';
import { Table } from '../../ui/table.tsx';
import { anchorOf, layoutOf } from './arrangement.ts';

export function Prose({ section }: { section: SectionOf<'prose'> }) {
  const { blocks, picture, pictureSide } = section;
  const [{ table, items } = {}, more] = blocks;
  const layout = layoutOf(section);
  const isStatement = section.layout === 'statement';
  const drawing = picture && <Drawing picture={picture} />;
  return (
    <SectionFrame
      weight={more || table || picture || isStatement ? undefined : 'light'}
      section={section}
      beside={layout === 'beside' && 'all'}
      notes={isStatement && Boolean(more || items || table)}
      picture={picture && (pictureSide ?? 'end')}
    >
      {isStatement && drawing}
      <Text data-layout={layout}>
        {blocks.map(({ heading, paragraphs, items, table }, index) => (
          <div key={index}>
            {heading && <ItemTitle id={anchorOf(heading)}>{heading}</ItemTitle>}
            {paragraphs?.map((paragraph) => (
              <p key={paragraph}>
                <RichText text={paragraph} />
              </p>
            ))}
            {items && <CheckList items={items} />}
            {table && <Table {...table} />}
          </div>
        ))}
      </Text>
      {!isStatement && drawing}
    </SectionFrame>
  );
}

const Text = styled('div')({
  maxWidth: 680,
  '& > div + div': { marginTop: 40 },
  '& p': { maxWidth: 680 },
  '& * + :is(p, ul, table)': { marginTop: 16 },
  '& table': {
    fontSize: 'clamp(.875rem, .6rem + .9vw, 1.0625rem)',
    '& td, & th': { paddingBlock: 12 },
    '& tbody th, & td:not(:last-of-type)': { paddingRight: 'clamp(10px, 2vw, 24px)' },
  },
  '@media (min-width: 1000px)': {
    maxWidth: 'none', // but what stands beside something
    '& thead th': { whiteSpace: 'nowrap' },
    '&[data-layout=pair], &[data-layout=columns] ul': {
      display: 'grid',
      ...halves,
      '& > div': { marginTop: 0 },
    },
    '&[data-layout=columns] > div:has(> p)': {
      columns: 2,
      columnGap: halves.columnGap,
    },
    '&[data-layout=rows] > div': {
      display: 'grid',
      gridTemplateColumns: '5fr 8fr',
      margin: 0,
      padding: '12px 0 28px',
      borderTop: '1px solid var(--line)',
      '& > *': { gridColumn: 2 },
      // Stays while its text goes by.
      '& > [id]': {
        gridArea: '1 / 1 / span 9',
        position: 'sticky',
        top: 'calc(var(--header) + 32px)',
        alignSelf: 'start',
        margin: '16px 32px 0 0',
      },
    },
    '& p': { breakInside: 'avoid' },
    // A column of challenges faces one of solutions.
    '& th:nth-last-of-type(2):first-of-type': { width: '50%' },
  },
});

const Drawing = styled(Picture)({
  width: '100%',
  maxWidth: 520,
  margin: '40px auto 0',
  '@media (min-width: 1000px)': { maxWidth: 'none', marginTop: 0 },
  // As wide as the page, above its columns; in a phone only the middle, higher than wide.
  '[data-layout] > &': { maxWidth: 'none', marginBlock: '0 40px' },
  '@media (max-width: 639.98px)': {
    '[data-layout] > &': { aspectRatio: '3 / 4' },
  },
});
