import type { SectionOf } from '../../data/types.ts';
import { halves } from '../../theme/halves.ts';
import { styled } from '../../theme/styled.tsx';
import { Actions } from '../../ui/actions.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle, SectionFrame } from '../../ui/section-frame.tsx';
import { Table } from '../../ui/table.tsx';
import { Contents } from './contents.tsx';
import { anchorOf, layoutOf } from './layout.ts';

export function Prose({ section }: { section: SectionOf<'prose'> }) {
  const { blocks, picture, pictureSide, actions } = section;
  const layout = layoutOf(section);
  const headings = blocks.flatMap(({ heading }) => heading ?? []);
  const listed = layout === 'beside' && headings.length > 1;
  const lead = layout === 'lead' && blocks[0]?.paragraphs;
  return (
    <SectionFrame
      weight="light"
      section={section}
      beside={layout === 'beside' || layout === 'lead'}
      picture={picture && (pictureSide ?? 'end')}
      aside={
        lead ? <Paragraphs of={lead} /> : listed ? <Contents headings={headings} /> : undefined
      }
    >
      <Text data-layout={layout}>
        {blocks.map(({ heading, paragraphs, items, table }, index) => (
          <div key={index}>
            {heading && (
              <ItemTitle id={listed ? anchorOf(heading) : undefined}>{heading}</ItemTitle>
            )}
            {!lead && paragraphs && <Paragraphs of={paragraphs} />}
            {items && <CheckList items={items} />}
            {table && <Table {...table} />}
          </div>
        ))}
        <Actions actions={actions} />
      </Text>
      {picture && <Drawing picture={picture} />}
    </SectionFrame>
  );
}

function Paragraphs({ of }: { of: string[] }) {
  return of.map((paragraph) => (
    <Paragraph key={paragraph}>
      <RichText text={paragraph} />
    </Paragraph>
  ));
}

const Paragraph = styled('p')({ maxWidth: 680, '* + &': { marginTop: 16 } });

const Text = styled('div')({
  maxWidth: 680,
  '& > div + div': { marginTop: 40 },
  '& * + ul, & * + table': { marginTop: 16 },
  '& table': {
    fontSize: 'clamp(.875rem, .6rem + .9vw, 1rem)',
    '& td, & th': { paddingBlock: 12 },
    '& tbody th, & td:not(:last-of-type)': { paddingRight: 'clamp(10px, 2vw, 24px)' },
  },
  '&[data-layout=table]': { maxWidth: 'none' },
  '@media (min-width: 1000px)': {
    '& thead th': { whiteSpace: 'nowrap' },
    '&[data-layout=pair]': {
      display: 'grid',
      ...halves,
      '& > div': { marginTop: 0 },
    },
    '&[data-layout=pair], &[data-layout=columns]': { maxWidth: 'none' },
    '&[data-layout=columns] > div': { columnCount: 2, columnGap: halves.columnGap },
    '&[data-layout=columns] p': { breakInside: 'avoid' },
    '&[data-layout=table]': {
      '& td, & th': { paddingBlock: 16 },
      '& p + table': { marginTop: 28 },
      '& th:nth-last-of-type(2):first-of-type': { width: '50%' },
    },
    // Points go in columns, as many as fill the rows.
    '&[data-layout=columns] ul, &[data-layout=table] ul': {
      columnSpan: 'all',
      ...halves,
      rowGap: 24,
      '&:has(> :nth-of-type(3):last-of-type)': {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      },
    },
  },
});

const Drawing = styled(Picture)({
  width: '100%',
  maxWidth: 520,
  margin: '40px auto 0',
  '@media (min-width: 1000px)': { maxWidth: 'none', marginTop: 0 },
});
