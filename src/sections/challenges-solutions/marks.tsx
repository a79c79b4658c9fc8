import { styled } from '@mui/material/styles';
import { halves } from '../../theme/halves.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { NoteNumber } from '../../ui/numbered-notes.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Inbox } from '../shared/inbox.tsx';
import { MarkedDocument } from '../shared/marked-document.tsx';
import type { PairsProps } from './pairs.ts';
import { SideLabel } from './side-label.tsx';

/** A document or a drawing with numbers in it, and beside it the pair that each number stands for. */
export function Marks({ section, pairs }: PairsProps) {
  const { challenges, solutions, document, inbox, picture, main } = section;
  const isMain = (index: number) => index + 1 === main;
  const notes = pairs.map(({ challenge, solution }, index) => ({
    title: challenge,
    text: solution,
    main: isMain(index),
  }));
  const marked = document && <MarkedDocument document={document} notes={notes} />;
  return (
    <Sides>
      {document && (
        <Exhibit {...document}>{inbox ? <Inbox lines={inbox}>{marked}</Inbox> : marked}</Exhibit>
      )}
      {picture && <Drawing picture={picture} />}
      <Pairs>
        {pairs.map(({ challenge, solution }, index) => (
          <li key={challenge}>
            <NoteNumber number={index + 1} main={isMain(index)} />
            <div>
              <SideLabel title={challenges.title} first={index === 0} />
              <p>
                <b>
                  <RichText text={challenge} />
                </b>
              </p>
              <SideLabel title={solutions.title} first={index === 0} />
              <p>
                <RichText text={solution} />
              </p>
            </div>
          </li>
        ))}
      </Pairs>
    </Sides>
  );
}

const Sides = styled('div')({
  display: 'grid',
  rowGap: 28,
  columnGap: halves.columnGap,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  '@media (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const Drawing = styled(Picture)({ width: '100%' });

const Pairs = styled('ol')({
  display: 'grid',
  lineHeight: 1.5,
  '& > li': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 16,
    paddingBlock: 18,
    borderTop: '1px solid var(--line)',
    breakInside: 'avoid',
  },
  '& > li, & > li > div': { minWidth: 0 }, // a long address breaks, however large the text
  '& > li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& p:first-of-type': { marginBottom: 12 },
});
