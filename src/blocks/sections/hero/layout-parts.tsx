import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Theme } from '../../../types/config.gen.ts';
import { Actions } from '../../../ui/actions.tsx';
import type { SectionOf } from '../../../ui/data/types.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { Intro } from '../../../ui/section/headings.tsx';
import { breakpoints } from '../../../ui/theme/breakpoints.ts';

export interface LayoutProps {
  section: SectionOf<'hero'>;
  /** The link back and the eyebrow. */
  above: ReactNode;
  /** The title with the subtitle and the badges. */
  head: ReactNode;
}

/** Media query of the layouts with text and picture side by side. */
export const COLUMNS = breakpoints.up('lg');

/** Less in a low window, so that the buttons are in the first screen. */
export const SPACE_ABOVE = 'max(36px, min(var(--space) * .75, 9svh - 20px))';

/** The background that an opening has. */
export const groundOf = ({ background }: SectionOf<'hero'>, { backgrounds }: Theme) =>
  background ?? backgrounds?.hero ?? 'ink';

/** All words of an opening, below each other, and its buttons. */
export function OpeningWords({ section: { text, actions }, above, head }: LayoutProps) {
  return (
    <>
      {above}
      {head}
      <Intro>
        <RichText text={text} />
      </Intro>
      <Actions actions={actions} />
    </>
  );
}

/** The title beside the text with its buttons. */
export function WordsInColumns({ section: { text, actions }, above, head }: LayoutProps) {
  return (
    <>
      {above}
      <TwoColumns>
        <div>{head}</div>
        <div>
          <TextBeside>
            <RichText text={text} />
          </TextBeside>
          <Actions actions={actions} />
        </div>
      </TwoColumns>
    </>
  );
}

const TwoColumns = styled('div')({
  [COLUMNS]: {
    display: 'grid',
    gridTemplateColumns: '7fr 5fr',
    columnGap: 'clamp(32px, 5vw, 80px)',
  },
});

/** Its capitals are as high as those of the title beside it. */
const TextBeside = styled(Intro)({ [COLUMNS]: { marginTop: 0 } });
