import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { halves } from '../../theme/halves.ts';
import { WIDE } from '../../theme/wide.ts';
import type { Background } from '../../types/config.gen.ts';
import { Actions } from '../actions.tsx';
import { Section } from './section.tsx';
import type { SectionContent } from './section-content.ts';
import { SectionHead } from './section-head.tsx';

interface Props {
  section: SectionContent;
  /** Used when the section does not choose one. */
  background?: Background;
  weight?: 'light' | 'heavy';
  /** The columns on wide screens: of one width, or the head's narrow. */
  columns?: 'halves' | 'narrowHead';
  className?: string;
  children?: ReactNode;
}

/** Head in the first column, which stays in sight while the content in the second goes by. */
export function SplitLayout({
  section,
  background = 'paper',
  weight,
  columns = 'halves',
  className,
  children,
}: Props) {
  const headingId = useId();
  const Columns = columns === 'halves' ? Halves : NarrowHead;
  return (
    <Section
      id={section.id}
      headingId={headingId}
      background={section.background ?? background}
      weight={weight}
      className={className}
    >
      <Columns>
        <Head section={section} headingId={headingId} />
        <div>
          {children}
          <Actions actions={section.actions} />
        </div>
      </Columns>
    </Section>
  );
}

const Halves = styled(Container)({ [WIDE]: { display: 'grid', ...halves } });

const NarrowHead = styled(Container)({
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    columnGap: halves.columnGap,
  },
});

const Head = styled(SectionHead)({
  [WIDE]: { marginBottom: 0 },
  '@media screen and (min-width: 1000px) and (min-height: 640px)': {
    position: 'sticky',
    top: 'calc(var(--header) + 32px)',
    alignSelf: 'start',
  },
});
