import { useId } from 'react';
import type { SectionOf } from '../../data/types.ts';
import { styled } from '../../theme/styled.tsx';
import type { Case } from '../../types/config.gen.ts';
import { Content } from '../../ui/content.tsx';
import { useHeadingTag } from '../../ui/heading-level.tsx';
import { Quote } from '../../ui/quote.tsx';
import { Eyebrow } from '../../ui/section-frame.tsx';

interface Props {
  title: string;
  study: Pick<Case, 'chart' | 'testimonial'>;
  section: Pick<SectionOf<'case-study'>, 'background' | 'layout'>;
}

/** The client's words are the headline; the title above them, or beside, stays small. */
export function Testimonial({ title, study: { chart, testimonial }, section }: Props) {
  const headingId = useId();
  return (
    <Root
      // One dark band a page is enough: a plot of results is one.
      data-background={section.background ?? (chart ? 'white' : 'ink')}
      data-layout={section.layout}
      aria-labelledby={headingId}
    >
      <Content>
        <Eyebrow as={useHeadingTag()} id={headingId}>
          {title}
        </Eyebrow>
        <Quote {...testimonial} large />
      </Content>
    </Root>
  );
}

const Root = styled('section')({
  paddingBlock: 'var(--space)',
  '&&[data-layout=statement] blockquote p': {
    fontSize: 'clamp(1.75rem, 1rem + 3.4vw, 3.75rem)',
    lineHeight: 1.14,
    letterSpacing: '-0.025em',
  },
  '&&[data-layout=beside]': {
    '[data-background=white] + &': { paddingTop: 0 },
    '& blockquote p': { fontSize: 'clamp(1.375rem, 1.2rem + .8vw, 1.75rem)', lineHeight: 1.35 },
    '@media (min-width: 1000px)': {
      '& > div': { display: 'grid', gridTemplateColumns: '4fr 8fr' },
    },
  },
});
