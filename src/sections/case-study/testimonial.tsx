import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { SectionOf } from '../../data/types.ts';
import { type } from '../../theme/typography.ts';
import type { Case } from '../../types/config.gen.ts';
import { useHeadingTag } from '../../ui/heading-level.tsx';
import { Quote } from '../../ui/quote.tsx';
import { Eyebrow } from '../../ui/section/headings.tsx';

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
      <Container>
        <Eyebrow component={useHeadingTag()} id={headingId}>
          {title}
        </Eyebrow>
        <Quote {...testimonial} large />
      </Container>
    </Root>
  );
}

const Root = styled('section')({
  paddingBlock: 'var(--space)',
  '&&[data-layout=statement] blockquote p': { ...type.h1, fontFamily: 'inherit', fontWeight: 450 },
  '&&[data-layout=beside]': {
    '[data-background=white] + &': { paddingTop: 0 },
    '& blockquote p': { fontSize: '1.5rem', lineHeight: 1.4 },
    '@media (min-width: 1000px)': { '& figure': { margin: '-38px 0 0 33%' } },
  },
});
