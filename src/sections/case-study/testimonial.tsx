import { useId } from 'react';
import { styled } from '../../theme/styled.tsx';
import type { Case, NavigationLink } from '../../types/config.gen.ts';
import { Content } from '../../ui/content.tsx';
import { useHeadingTag } from '../../ui/heading-level.tsx';
import { Quote } from '../../ui/quote.tsx';
import { Eyebrow } from '../../ui/section-frame.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** The client's words are the headline; the title above them stays small. */
export function Testimonial({
  title,
  study: { chart, testimonial },
  next,
}: {
  title: string;
  study: Pick<Case, 'chart' | 'testimonial'>;
  next?: NavigationLink;
}) {
  const headingId = useId();
  return (
    // One dark band a page is enough: a plot of results is one.
    <Root data-background={chart ? 'paper' : 'ink'} aria-labelledby={headingId}>
      <Content>
        <Eyebrow as={useHeadingTag()} id={headingId}>
          {title}
        </Eyebrow>
        <Quote {...testimonial} large />
        {next && (
          <Next data-no-print="">
            <TextLink link={next} />
          </Next>
        )}
      </Content>
    </Root>
  );
}

const Root = styled('section')({ paddingBlock: 'var(--space)' });

const Next = styled('p')({
  marginTop: 'clamp(40px, 5vw, 72px)',
  paddingTop: 24,
  borderTop: '1px solid var(--line)',
  fontSize: '1.125rem',
});
