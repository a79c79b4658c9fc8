import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { halves } from '../../theme/halves.ts';
import { WIDE } from '../../theme/wide.ts';
import { Actions } from '../actions.tsx';
import { Section } from './section.tsx';
import type { SectionContent } from './section-content.ts';
import { SectionHead } from './section-head.tsx';

interface Props {
  section: SectionContent;
  weight?: 'light' | 'heavy';
  /** Where its buttons stand: below all else, or in the head. */
  actionsIn?: 'foot' | 'head';
  picture: ReactNode;
  /** The side of the picture on wide screens. */
  side: 'start' | 'end';
  /** True to have the picture above the text on narrow screens. */
  pictureFirst?: boolean;
  /** Below head and picture, in the whole width. */
  figure?: ReactNode;
  /** Below the head, beside the picture. */
  children?: ReactNode;
}

/** Head and text in one column, a picture in the other, a figure below both. */
export function PictureLayout({
  section,
  weight,
  actionsIn = 'foot',
  picture,
  side,
  pictureFirst,
  figure,
  children,
}: Props) {
  const headingId = useId();
  const Columns = side === 'start' ? PictureAtStart : PictureAtEnd;
  const pictureSlot = <PictureSlot>{picture}</PictureSlot>;
  return (
    <Section
      id={section.id}
      headingId={section.title && headingId}
      background={section.background ?? 'paper'}
      weight={weight}
    >
      <Columns>
        <Head
          section={section}
          headingId={headingId}
          variant={weight === 'heavy' ? 'display' : 'h2'}
          actions={actionsIn === 'head' ? section.actions : undefined}
        />
        {pictureFirst && pictureSlot}
        <TextSlot>{children}</TextSlot>
        {!pictureFirst && pictureSlot}
        {actionsIn === 'foot' && (
          <ActionsSlot>
            <Actions actions={section.actions} />
          </ActionsSlot>
        )}
        {figure && <FigureSlot>{figure}</FigureSlot>}
      </Columns>
    </Section>
  );
}

const columns = (areas: string) =>
  styled(Container)({
    [WIDE]: {
      display: 'grid',
      ...halves,
      gridTemplateAreas: areas,
    },
  });

const PictureAtEnd = columns('"head picture" "text picture" "actions ." "figure figure"');
const PictureAtStart = columns('"picture head" "picture text" ". actions" "figure figure"');

const Head = styled(SectionHead)({
  [WIDE]: { gridArea: 'head', alignSelf: 'end', marginBottom: 32 },
});
const TextSlot = styled('div')({ [WIDE]: { gridArea: 'text' } });
const ActionsSlot = styled('div')({ [WIDE]: { gridArea: 'actions' } });
const FigureSlot = styled('div')({ [WIDE]: { gridArea: 'figure', marginTop: 48 } });
const PictureSlot = styled('div')({
  [WIDE]: { gridArea: 'picture', alignSelf: 'center' },
  // Drawn in white on ink, it would be lost on paper.
  '@media print': { '[data-background=ink] &': { display: 'none' } },
});
