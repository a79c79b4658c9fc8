import { Actions } from '../../engine/actions.tsx';
import { CheckList } from '../../engine/check-list.tsx';
import { Picture } from '../../engine/picture.tsx';
import { RichText } from '../../engine/rich-text.tsx';
import { ItemTitle, SectionFrame } from '../../engine/section-frame.tsx';
import type { SectionOf } from '../../engine/types.ts';
import { styled } from '../../theme/styled.tsx';

export function Prose({ section }: { section: SectionOf<'prose'> }) {
  const { blocks, picture, pictureSide, actions } = section;
  return (
    <SectionFrame section={section} beside={!picture}>
      <Columns data-side={picture && (pictureSide ?? 'end')}>
        <Text>
          {blocks.map((block, index) => (
            <div key={index}>
              {block.heading && <ItemTitle>{block.heading}</ItemTitle>}
              {block.paragraphs?.map((paragraph) => (
                <p key={paragraph}>
                  <RichText text={paragraph} />
                </p>
              ))}
              {block.items && <CheckList items={block.items} />}
            </div>
          ))}
          <Actions actions={actions} />
        </Text>
        {picture && <Picture picture={picture} />}
      </Columns>
    </SectionFrame>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: 'clamp(32px, 5vw, 80px)',
  alignItems: 'center',
  '& > img': { width: '100%' },
  '@media print': {
    '& > img': { maxHeight: '70mm', objectFit: 'contain' },
  },
  '@media (min-width: 900px), print': {
    '&[data-side]': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    '&[data-side=start] > img': { order: -1 },
    '&[data-side=start]': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});

const Text = styled('div')({
  maxWidth: 680,
  '& > div + div': { marginTop: 40 },
  '& p + p, & ul, & h2 + p, & h3 + p, & h4 + p': { marginTop: 16 },
});
