import type { SectionOf } from '../../data/types.ts';
import type { Case, Messages } from '../../types/config.gen.ts';

type Section = SectionOf<'case-study'>;

/** What other sections show of a case, in their own words. */
export function partsOf(section: Section, study: Case, messages: Messages['cases']) {
  return {
    hero: {
      type: 'hero',
      id: section.id,
      back: section.back,
      eyebrow: study.client,
      title: study.title,
      text: study.summary,
      picture: study.picture,
      badges: study.badges,
      figures: study.figures,
    },
    about: {
      type: 'prose',
      eyebrow: study.sector,
      title: messages.about,
      blocks: [{ paragraphs: study.about }],
    },
    answer: {
      type: 'challenges-solutions',
      background: 'white',
      title: messages.answer,
      challenges: { title: messages.challenges, items: study.challenges },
      solutions: { title: messages.solutions, items: study.solutions },
    },
    plot: study.chart && {
      type: 'chart',
      title: study.finding ?? study.chart.title,
      chart: study.chart,
    },
    phases: { type: 'steps', background: 'white', ...study.phases },
  } satisfies {
    hero: SectionOf<'hero'>;
    about: SectionOf<'prose'>;
    answer: SectionOf<'challenges-solutions'>;
    plot: SectionOf<'chart'> | undefined;
    phases: SectionOf<'steps'>;
  };
}
