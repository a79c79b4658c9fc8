import { useId } from 'react';
import { styled } from '../../theme/styled.tsx';
import type { Case } from '../../types/config.gen.ts';
import { Content } from '../../ui/content.tsx';
import { useHeadingTag } from '../../ui/heading-level.tsx';
import { Quote } from '../../ui/quote.tsx';
import { Eyebrow } from '../../ui/section-frame.tsx';

/** The client's words are the headline; the title above them stays small. */
export function Testimonial({
  title,
  study: { chart, testimonial },
}: {
  title: string;
  study: Pick<Case, 'chart' | 'testimonial'>;
}) {
  const headingId = useId();
  return (
    // One dark band a page is enough: a plot of results is one.
    <Root data-background={chart ? 'white' : 'ink'} aria-labelledby={headingId}>
      <Content>
        <Eyebrow as={useHeadingTag()} id={headingId}>
          {title}
        </Eyebrow>
        <Quote {...testimonial} large />
      </Content>
    </Root>
  );
}

const Root = styled('section')({ paddingBlock: 'var(--space)' });
