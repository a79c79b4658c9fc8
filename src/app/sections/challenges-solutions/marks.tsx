import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { NoteNumber, noteId } from '../../../ui/numbered-notes.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { halves } from '../../../ui/theme/halves.ts';
import { WIDE } from '../../../ui/theme/wide.ts';
import { Inbox } from '../shared/inbox.tsx';
import { MarkedDocument } from '../shared/marked-document.tsx';
import type { PairsProps } from './pairs.ts';
import { SideLabel } from './side-label.tsx';

/** A document or a drawing with numbers, and beside it the pair of each number. */
export function Marks({ section, pairs }: PairsProps) {
  const { challenges, solutions, document, inbox, picture, main } = section;
  const isMain = (index: number) => index + 1 === main;
  const notes = pairs.map(({ challenge, solution }, index) => ({
    title: challenge,
    text: solution,
    main: isMain(index),
  }));
  const id = useId();
  const marked = document && <MarkedDocument document={document} notes={notes} id={id} />;
  return (
    <Sides>
      {document && (
        <Exhibit {...document}>{inbox ? <Inbox lines={inbox}>{marked}</Inbox> : marked}</Exhibit>
      )}
      {picture && <Drawing picture={picture} />}
      <Pairs component="ol" disablePadding>
        {pairs.map(({ challenge, solution }, index) => (
          <MarkedPair
            key={challenge}
            disableGutters
            data-note={index + 1}
            id={document && noteId(id, index + 1)}
          >
            <NoteNumber number={index + 1} main={isMain(index)} />
            <Words>
              <SideLabel title={challenges.title} first={index === 0} />
              <Challenge>
                <b>
                  <RichText text={challenge} />
                </b>
              </Challenge>
              <SideLabel title={solutions.title} first={index === 0} />
              <Typography>
                <RichText text={solution} />
              </Typography>
            </Words>
          </MarkedPair>
        ))}
      </Pairs>
    </Sides>
  );
}

const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 28,
  columnGap: halves.columnGap,
  alignItems: 'start',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const Drawing = styled(Picture)({ width: '100%' });

const Pairs = styled(List)({ lineHeight: 1.5 }) as typeof List;

const MarkedPair = styled(ListItem)({
  alignItems: 'flex-start',
  gap: 16,
  paddingBlock: 18,
  borderTop: '1px solid var(--line)',
  breakInside: 'avoid',
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
});

const Words = styled('div')({ minWidth: 0 }); // so that a long address breaks

const Challenge = styled(Typography)({ marginBottom: 12 });
