import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { halves, narrowHead } from '../theme/halves.ts';
import { staysInView } from '../theme/stays-in-view.ts';
import { WIDE } from '../theme/wide.ts';
import { Section, type SectionProps } from './section.tsx';
import { SectionActions } from './section-actions.tsx';
import { SectionHead } from './section-head.tsx';

interface Props extends SectionProps {
  /** The columns on wide screens: equal, or a narrow one for the head. */
  columns?: 'halves' | 'narrowHead';
}

/** Head in the first column, which is sticky; content in the second. */
export function SplitLayout({ columns = 'halves', children, ...props }: Props) {
  const Columns = columns === 'halves' ? Halves : NarrowHead;
  return (
    <Section {...props}>
      <Columns>
        <Head />
        <div>
          {children}
          <SectionActions />
        </div>
      </Columns>
    </Section>
  );
}

const Halves = styled(Container)({ [WIDE]: { display: 'grid', ...halves } });

const NarrowHead = styled(Container)({ [WIDE]: { display: 'grid', ...narrowHead } });

const Head = styled(SectionHead)({
  [WIDE]: { marginBottom: 0 },
  ...staysInView,
});
