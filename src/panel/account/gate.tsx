import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { AccountWorking } from '../../types/config.gen.ts';
import { DeeperHeadings } from '../../ui/heading-level.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SectionTitle } from '../../ui/section/headings.tsx';
import { breakpoints, spacing } from '../../ui/theme/breakpoints.ts';
import { Waiting } from './waiting.tsx';

/** Shown instead of the account while the session is loading. */
export function Gate({ texts }: { texts: AccountWorking }) {
  return (
    <Ground data-background="paper" aria-busy="true">
      <Row>
        <Beam />
        <div>
          <DeeperHeadings>
            <SectionTitle>{texts.title}</SectionTitle>
          </DeeperHeadings>
          <Text color="textSecondary">
            <RichText text={texts.text} />
          </Text>
        </div>
      </Row>
    </Ground>
  );
}

/** Tall enough that nothing visible shifts when the account replaces it. */
const Ground = styled('section')({ minHeight: '80svh', '@media print': { minHeight: 0 } });

const Row = styled(Container)({
  display: 'grid',
  alignItems: 'center',
  gap: '24px clamp(32px, 5vw, 80px)',
  paddingBlock: 'var(--space)',
  [breakpoints.up('md')]: { gridTemplateColumns: '120px minmax(0, 1fr)' },
});

const Beam = styled(Waiting)({ margin: 0 });

const Text = styled(Typography)({ marginTop: spacing(1.5), maxWidth: 560 });
