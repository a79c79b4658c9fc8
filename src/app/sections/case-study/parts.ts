import type { SectionOf } from '../../data/types.ts';
import type { Case, Messages } from '../../types/config.gen.ts';

type Section = SectionOf<'case-study'>;

/** Of the layouts of a case, those that its opening has. */
const heroLayout = (layout: Section['layout']) =>
  layout === 'under' || layout === 'over' ? layout : undefined;

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
      picture: section.picture ?? study.picture,
      background: section.background,
      layout: heroLayout(section.layout),
      badges: study.badges,
      figures: study.figures,
    },
    about: {
      type: 'prose',
      eyebrow: study.sector,
      title: study.aboutTitle ?? messages.about,
      blocks: [{ paragraphs: study.about }],
    },
    answer: {
      type: 'prose',
      background: 'white',
      title: study.answer ?? messages.answer,
      blocks: [
        {
          table: {
            head: [messages.challenges, messages.solutions].concat(
              study.measures ? messages.measures : [],
            ),
            rows: facing(study),
          },
        },
      ],
    },
    sides: {
      type: 'challenges-solutions',
      background: 'white',
      title: study.answer ?? messages.answer,
      challenges: { title: messages.challenges, items: study.challenges ?? [] },
      solutions: { title: messages.solutions, items: study.solutions ?? [] },
    },
    phases: { type: 'steps', ...study.phases },
  } satisfies {
    hero: SectionOf<'hero'>;
    about: SectionOf<'prose'>;
    answer: SectionOf<'prose'>;
    sides: SectionOf<'challenges-solutions'>;
    phases: SectionOf<'steps'>;
  };
}

/** Each challenge with the solution at its place, and what was measured; the longer list goes on alone. */
function facing({ challenges = [], solutions = [], measures }: Case): string[][] {
  const columns = measures ? [challenges, solutions, measures] : [challenges, solutions];
  const rows = Math.max(challenges.length, solutions.length);
  return Array.from({ length: rows }, (_, row) => columns.map((column) => column[row] ?? ''));
}
