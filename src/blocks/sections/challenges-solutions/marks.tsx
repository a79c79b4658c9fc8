import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { NoteNumber, noteId } from '../../../ui/numbered-notes.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { FigureLayout } from '../../../ui/section/figure-layout.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { halves, staysInView } from '../../../ui/theme/layout.ts';
import { Inbox } from '../shared/inbox.tsx';
import { MarkedDocument } from '../shared/marked-document.tsx';
import type { PairsProps } from './pairs.ts';
import { SideLabelOnce } from './side-label.tsx';

interface FramedProps {
  /** The section for its frame: without its layout. */
  framed: Omit<PairsProps['section'], 'layout'>;
}

/** As many pairs leave room for the head above them, beside what they mark. */
const FEW = 3;

/** A document or a drawing with numbers, and beside it the pair of each number. */
export function Marks({ section, pairs, framed }: PairsProps & FramedProps) {
  const id = useId();
  const marked = <Marked section={section} pairs={pairs} id={id} />;
  const notes = <Notes section={section} pairs={pairs} id={id} />;
  if (pairs.length <= FEW)
    return <FigureLayout section={framed} layout="beside" figure={marked} notes={notes} />;
  return (
    <StackedLayout section={framed} weight="heavy">
      <Sides>
        <Shorter>{marked}</Shorter>
        <Shorter>{notes}</Shorter>
      </Sides>
    </StackedLayout>
  );
}

interface PartProps extends PairsProps {
  /** Prefix of the ids of the notes, which the marks lead to. */
  id: string;
}

function Marked({ section, pairs, id }: PartProps) {
  const { document, inbox, picture, main } = section;
  if (!document) return picture && <Drawing picture={picture} />;
  const notes = pairs.map(({ challenge, solution }, index) => ({
    title: challenge,
    text: solution,
    main: index + 1 === main,
  }));
  const marked = <MarkedDocument document={document} notes={notes} id={id} />;
  return <Exhibit {...document}>{inbox ? <Inbox lines={inbox}>{marked}</Inbox> : marked}</Exhibit>;
}

function Notes({ section, pairs, id }: PartProps) {
  const { challenges, solutions, document, main } = section;
  return (
    <Pairs component="ol" disablePadding>
      {pairs.map(({ challenge, solution }, index) => (
        <MarkedPair
          key={challenge}
          disableGutters
          data-note={index + 1}
          id={document && noteId(id, index + 1)}
        >
          <NoteNumber number={index + 1} main={index + 1 === main} />
          <Words>
            <SideLabelOnce title={challenges.title} first={index === 0} />
            <Challenge>
              <b>
                <RichText text={challenge} />
              </b>
            </Challenge>
            <SideLabelOnce title={solutions.title} first={index === 0} />
            <Typography>
              <RichText text={solution} />
            </Typography>
          </Words>
        </MarkedPair>
      ))}
    </Pairs>
  );
}

const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: spacing(3.5),
  columnGap: halves.columnGap,
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const Shorter = styled('div')(staysInView);

const Drawing = styled(Picture)({ width: '100%' });

const Pairs = styled(List)({ lineHeight: 1.5 }) as typeof List;

const MarkedPair = styled(ListItem)({
  alignItems: 'flex-start',
  gap: spacing(2),
  paddingBlock: 18,
  borderTop: '1px solid var(--line)',
  breakInside: 'avoid',
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
});

const Words = styled('div')({ minWidth: 0 }); // so that a long address breaks

const Challenge = styled(Typography)({ marginBottom: spacing(1.5) });
