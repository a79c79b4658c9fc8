import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { breakpoints, spacing } from '../theme/breakpoints.ts';
import { halves } from '../theme/layout.ts';
import { type ActionsPosition, Section, type SectionProps } from './section.tsx';
import { SectionActions, SectionHead } from './section-head.tsx';

interface Props extends SectionProps {
  actionsIn?: ActionsPosition;
  picture: ReactNode;
  /** The side of the picture on wide screens. */
  side: 'start' | 'end';
  /** True to show the picture above the text on narrow screens. */
  pictureFirst?: boolean;
  /** Shown below head and picture, in the full width. */
  figure?: ReactNode;
  /** Shown below the head, beside the picture. */
  children?: ReactNode;
}

/** Head and text in one column, a picture in the other, a figure below both. */
export function PictureLayout({ children, ...props }: Props) {
  const { actionsIn = 'foot', picture, side, pictureFirst, figure, ...sectionProps } = props;
  const Columns = side === 'start' ? PictureAtStart : PictureAtEnd;
  const pictureSlot = <PictureSlot>{picture}</PictureSlot>;
  return (
    <Section {...sectionProps}>
      <Columns>
        <Head
          variant={props.weight === 'heavy' ? 'display' : 'h2'}
          hasActions={actionsIn === 'head'}
        />
        {pictureFirst && pictureSlot}
        <TextSlot>{children}</TextSlot>
        {!pictureFirst && pictureSlot}
        {actionsIn === 'foot' && (
          <ActionsSlot>
            <SectionActions />
          </ActionsSlot>
        )}
        {figure && <FigureSlot>{figure}</FigureSlot>}
      </Columns>
    </Section>
  );
}

const columns = (areas: string) =>
  styled(Container)({
    [breakpoints.up('lg')]: {
      display: 'grid',
      ...halves,
      gridTemplateAreas: areas,
    },
  });

const PictureAtEnd = columns('"head picture" "text picture" "actions ." "figure figure"');
const PictureAtStart = columns('"picture head" "picture text" ". actions" "figure figure"');

const Head = styled(SectionHead)({
  [breakpoints.up('lg')]: { gridArea: 'head', alignSelf: 'end', marginBottom: spacing(4) },
});
const TextSlot = styled('div')({ [breakpoints.up('lg')]: { gridArea: 'text' } });
const ActionsSlot = styled('div')({ [breakpoints.up('lg')]: { gridArea: 'actions' } });
const FigureSlot = styled('div')({
  [breakpoints.up('lg')]: { gridArea: 'figure', marginTop: spacing(6) },
});
const PictureSlot = styled('div')({
  [breakpoints.up('lg')]: { gridArea: 'picture', alignSelf: 'center' },
  // A drawing in white on a dark ground would be invisible in print.
  '@media print': { '[data-background=ink] &': { display: 'none' } },
});
