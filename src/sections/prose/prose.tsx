import type { SectionOf } from '../../data/types.ts';
import { halves } from '../../theme/halves.ts';
import { styled } from '../../theme/styled.tsx';
import { Actions } from '../../ui/actions.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle, SectionFrame } from '../../ui/section-frame.tsx';
import { Table } from '../../ui/table.tsx';

export function Prose({ section }: { section: SectionOf<'prose'> }) {
  const { blocks, picture, pictureSide, actions } = section;
  // A text and, under a heading of its own, what goes with it: beside each other.
  const pair = !picture && blocks.length === 2 && Boolean(blocks[1]?.heading);
  return (
    <SectionFrame
      weight="light"
      section={section}
      beside={!picture && !pair}
      picture={picture && (pictureSide ?? 'end')}
    >
      <Text data-pair={pair || undefined}>
        {blocks.map((block, index) => (
          <div key={index}>
            {block.heading && <ItemTitle>{block.heading}</ItemTitle>}
            {block.paragraphs?.map((paragraph) => (
              <p key={paragraph}>
                <RichText text={paragraph} />
              </p>
            ))}
            {block.items && <CheckList items={block.items} />}
            {block.table && <Table {...block.table} />}
          </div>
        ))}
        <Actions actions={actions} />
      </Text>
      {picture && <Drawing picture={picture} />}
    </SectionFrame>
  );
}

const Text = styled('div')({
  maxWidth: 680,
  '& > div + div': { marginTop: 40 },
  '& p + p, & * + ul, & * + table, & h2 + p, & h3 + p, & h4 + p': { marginTop: 16 },
  '& table': {
    fontSize: 'clamp(.875rem, .6rem + .9vw, 1rem)',
    '& td, & th': { paddingBlock: 12 },
    '& tbody th, & td:not(:last-of-type)': { paddingRight: 'clamp(10px, 2vw, 24px)' },
  },
  '@media (min-width: 1000px)': {
    '& thead th': { whiteSpace: 'nowrap' },
    '&[data-pair]': { display: 'grid', ...halves, maxWidth: 'none', '& > div': { marginTop: 0 } },
  },
});

const Drawing = styled(Picture)({
  width: '100%',
  maxWidth: 520,
  margin: '40px auto 0',
  '@media (min-width: 1000px)': { maxWidth: 'none', marginTop: 0 },
});
