import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Suspense, useId } from 'react';
import type { Case } from '../../../types/config.gen.ts';
import { useRecord } from '../../../ui/data/assets-context.ts';
import { useMessages } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { HeadingLevelProvider, useHeadingTag } from '../../../ui/heading-level.tsx';
import { Quote } from '../../../ui/quote.tsx';
import { Eyebrow } from '../../../ui/section/headings.tsx';
import { breakpoints } from '../../../ui/theme/breakpoints.ts';
import { ChallengesSolutions } from '../challenges-solutions/challenges-solutions.tsx';
import { Hero } from '../hero/hero.tsx';
import { Prose } from '../prose/prose.tsx';
import { Steps } from '../steps/steps.tsx';
import { partsOf } from './parts.ts';
import { Results } from './results.tsx';

type Part = NonNullable<SectionOf<'case-study'>['parts']>[number];

const ORDER: Part[] = ['opening', 'about', 'results', 'answer', 'phases', 'testimonial'];

/**
 * A page made from one record, or some of its parts between other sections. Like separate sections,
 * the parts hydrate one at a time.
 */
export function CaseStudy({ section }: { section: SectionOf<'case-study'> }) {
  const [first = 'opening', ...rest] = section.parts ?? ORDER;
  const below = rest.map((part) => (
    <Suspense key={part} fallback={null}>
      <CasePart part={part} section={section} />
    </Suspense>
  ));
  return (
    <>
      <CasePart part={first} section={section} />
      <HeadingLevelProvider value={2}>{below}</HeadingLevelProvider>
    </>
  );
}

function CasePart({ part, section }: { part: Part; section: SectionOf<'case-study'> }) {
  const { cases: messages } = useMessages();
  const study = useRecord('cases', section.case);
  const parts = partsOf(section, study, messages);
  switch (part) {
    case 'opening':
      return <Hero section={parts.hero} />;
    case 'about':
      return <Prose section={parts.about} />;
    case 'results':
      return (
        (study.results || study.chart) && (
          <Results title={messages.results} study={study} section={section} />
        )
      );
    case 'answer':
      return study.challenges && <Answer section={section} parts={parts} />;
    case 'phases':
      return parts.phases && <Steps section={parts.phases} />;
    case 'testimonial':
      return (
        study.testimonial && (
          <Testimonial
            title={messages.testimonial}
            words={study.testimonial}
            isDark={!study.chart}
            section={section}
          />
        )
      );
  }
}

/** Only the table has a third column, for the measures. */
function Answer({
  section,
  parts,
}: {
  section: SectionOf<'case-study'>;
  parts: ReturnType<typeof partsOf>;
}) {
  const { arrangement = 'table' } = section;
  if (arrangement === 'table' || arrangement === 'timetable')
    return <Prose section={parts.answer} />;
  return (
    <ChallengesSolutions
      section={{ ...parts.sides, layout: arrangement === 'columns' ? undefined : arrangement }}
    />
  );
}

interface TestimonialProps {
  title: string;
  words: NonNullable<Case['testimonial']>;
  /** The plot of results is dark already; one dark band per page is enough. */
  isDark: boolean;
  section: Pick<SectionOf<'case-study'>, 'background' | 'layout'>;
}

/** The quotation is the headline; the section's title stays small. */
function Testimonial({ title, words, isDark, section }: TestimonialProps) {
  const headingId = useId();
  const { layout } = section;
  const Words = layout === 'beside' ? InColumn : Quote;
  return (
    <Root
      data-background={section.background ?? (isDark ? 'ink' : 'white')}
      data-layout={layout}
      aria-labelledby={headingId}
    >
      <Container>
        <Eyebrow component={useHeadingTag()} id={headingId}>
          {title}
        </Eyebrow>
        <Words {...words} size={layout ? SIZES[layout] : 'large'} />
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
