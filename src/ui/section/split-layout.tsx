import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { breakpoints, spacing } from '../theme/breakpoints.ts';
import { halves, narrowHead, staysInView } from '../theme/layout.ts';
import { Section, type SectionProps } from './section.tsx';
import { SectionActions, SectionHead } from './section-head.tsx';

interface Props extends SectionProps {
  /** The columns on wide screens: equal, a narrow one for the head, or a wide one for a very large title. */
  columns?: keyof typeof COLUMNS;
}

/** Head in the first column, which is sticky; content in the second. */
export function SplitLayout({ columns = 'halves', children, ...props }: Props) {
  const Columns = COLUMNS[columns];
  const Content = children || columns === 'wideHead' ? 'div' : ButtonsAlone;
  return (
    <Section {...props}>
      <Columns>
        {columns === 'wideHead' ? <WideHead variant="statement" /> : <Head />}
        <Content>
          {children}
          <SectionActions />
        </Content>
      </Columns>
    </Section>
  );
}

const COLUMNS = {
  halves: styled(Container)({ [breakpoints.up('lg')]: { display: 'grid', ...halves } }),
  narrowHead: styled(Container)({ [breakpoints.up('lg')]: { display: 'grid', ...narrowHead } }),
  /** What follows the title ends on its last line, or is below it if it does not fit beside it, as a large telephone. */
  wideHead: styled(Container)({
    [breakpoints.up('lg')]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      columnGap: halves.columnGap,
      rowGap: spacing(5),
      '& > div': { flex: '4 1 27%' },
    },
  }),
};

/** Without content above them the buttons are beside the title, not below its line. */
const ButtonsAlone = styled('div')({
  '& > div': { marginTop: 0 },
  // A button is taller than a line of the title, whose middle it shares.
  [breakpoints.up('lg')]: { alignSelf: 'center', marginBlock: spacing(-1.5) },
});

const Head = styled(SectionHead)({
  [breakpoints.up('lg')]: { marginBottom: 0 },
  ...staysInView,
});

/** Twice as wide as what follows it; not in view for longer, as that may be below it. */
const WideHead = styled(SectionHead)({
  [breakpoints.up('lg')]: { flex: '8 1 54%', alignSelf: 'start', marginBottom: 0 },
});
