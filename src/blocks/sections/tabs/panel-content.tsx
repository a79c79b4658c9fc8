import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { FigureList } from '../../../ui/figure-list.tsx';
import { NumberedNotes } from '../../../ui/numbered-notes.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { halves } from '../../../ui/theme/layout.ts';
import { MarkedDocument } from '../shared/marked-document.tsx';

type Section = SectionOf<'tabs'>;

interface Props {
  item: Section['items'][number];
  picture: Section['picture'];
}

/** Two columns on wide screens: text beside a picture or a document, or beside a heading. */
export function PanelContent({ item, picture }: Props) {
  const { id, title, paragraphs, figures, document, notes } = item;
  const figure = useId();
  const isTextAlone = !picture && !document;
  const marked = document && (
    <Exhibit {...document}>
      <MarkedDocument document={document} notes={notes} id={figure} />
    </Exhibit>
  );
  const text = (
    <Stack useFlexGap spacing={4}>
      <Stack useFlexGap spacing={2}>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph} color="textSecondary">
            <RichText text={paragraph} />
          </Paragraph>
        ))}
      </Stack>
      {figures && !isTextAlone && <FigureList figures={figures} />}
      {notes && <NumberedNotes notes={notes} figure={figure} />}
      {picture && marked}
    </Stack>
  );
  if (picture)
    return (
      <Columns>
        <Drawing picture={picture} suffix={`#${id}`} />
        <div>
          <Title variant="middle">{title}</Title>
          {text}
        </div>
      </Columns>
    );
  if (marked)
    return (
      <Columns>
        <div>
          <Title variant="middle">{title}</Title>
          {text}
        </div>
        <BesideText>{marked}</BesideText>
      </Columns>
    );
  return (
    <Columns>
      <TitleBeside variant="middle">{title}</TitleBeside>
      <TextBeside>{text}</TextBeside>
      {figures && <FiguresBelow figures={figures} />}
    </Columns>
  );
}

const Columns = styled('div')({ [breakpoints.up('lg')]: { display: 'grid', ...halves } });

const Title = styled(ItemTitle)({ marginBottom: spacing(2) });

const TitleBeside = styled(Title)({ [breakpoints.up('lg')]: { marginBottom: 0 } });

const TextBeside = styled('div')({ [breakpoints.up('lg')]: { gridArea: '1 / 2 / span 2' } });

/** Below the title on wide screens, below the text on others. */
const FiguresBelow = styled(FigureList)({
  marginTop: spacing(4),
  [breakpoints.up('lg')]: { alignSelf: 'start' },
});

const Paragraph = styled(Typography)({ maxWidth: 640 });

const Drawing = styled(Picture)({
  width: '100%',
  maxWidth: 520,
  marginBottom: spacing(3),
  borderRadius: 'var(--picture)',
});

/** A document as tall as the text beside it. */
const BesideText = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: spacing(4),
  [breakpoints.up('lg')]: { marginTop: 0 },
});
