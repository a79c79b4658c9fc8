import { Suspense } from 'react';
import { useRecord } from '../../data/assets-context.ts';
import { useMessages } from '../../data/site-context.ts';
import type { SectionOf } from '../../data/types.ts';
import { DeeperHeadings } from '../../ui/heading-level.tsx';
import { Hero } from '../hero/hero.tsx';
import { Prose } from '../prose/prose.tsx';
import { Steps } from '../steps/steps.tsx';
import { partsOf } from './parts.ts';
import { Results } from './results.tsx';
import { Testimonial } from './testimonial.tsx';

/** A whole page from one record. Like sections of their own, its parts hydrate one at a time. */
export function CaseStudy({ section }: { section: SectionOf<'case-study'> }) {
  const { cases: messages } = useMessages();
  const study = useRecord('cases', section.case);
  const parts = partsOf(section, study, messages);
  return (
    <>
      <Hero section={parts.hero} />
      <DeeperHeadings>
        <Suspense fallback={null}>
          <Prose section={parts.about} />
        </Suspense>
        <Suspense fallback={null}>
          <Results title={messages.results} study={study} />
        </Suspense>
        <Suspense fallback={null}>
          <Prose section={parts.answer} />
        </Suspense>
        <Suspense fallback={null}>
          <Steps section={parts.phases} />
        </Suspense>
        <Suspense fallback={null}>
          <Testimonial
            title={messages.testimonial}
            testimonial={study.testimonial}
            next={section.next}
          />
        </Suspense>
      </DeeperHeadings>
    </>
  );
}
