import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Case } from '../../../types/config.gen.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { useHeadingTag } from '../../../ui/heading-level.tsx';
import { Quote } from '../../../ui/quote.tsx';
import { Eyebrow } from '../../../ui/section/headings.tsx';
import { breakpoints } from '../../../ui/theme/breakpoints.ts';

interface Props {
  title: string;
  study: Pick<Case, 'chart' | 'testimonial'>;
  section: Pick<SectionOf<'case-study'>, 'background' | 'layout'>;
}

/** The quotation is the headline; the section's title stays small. */
export function Testimonial({ title, study: { chart, testimonial }, section }: Props) {
  const headingId = useId();
  const { layout } = section;
  const Words = layout === 'beside' ? InColumn : Quote;
  return (
    <Root
      // The plot of results is dark already; one dark band per page is enough.
      data-background={section.background ?? (chart ? 'white' : 'ink')}
      data-layout={layout}
      aria-labelledby={headingId}
    >
      <Container>
        <Eyebrow component={useHeadingTag()} id={headingId}>
          {title}
        </Eyebrow>
        <Words {...testimonial} size={layout ? SIZES[layout] : 'large'} />
      </Container>
    </Root>
  );
}

const SIZES = { beside: 'column', statement: 'statement', under: 'large', over: 'large' } as const;

const Root = styled('section')({
  paddingBlock: 'var(--space)',
  '[data-background=white] + &[data-layout=beside]': { paddingTop: 0 },
});

const InColumn = styled(Quote)({ [breakpoints.up('lg')]: { margin: '-38px 0 0 33%' } });
