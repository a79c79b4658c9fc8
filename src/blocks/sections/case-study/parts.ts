import type { Case, Messages } from '../../../types/config.gen.ts';
import type { SectionOf } from '../../../ui/data/types.ts';

type Section = SectionOf<'case-study'>;

/** The layouts of a case that apply to its opening. */
const heroLayout = (layout: Section['layout']) =>
  layout === 'under' || layout === 'over' ? layout : undefined;

/** The only layout of a case that applies to its client and its phases. */
const textLayout = (layout: Section['layout']) => (layout === 'beside' ? layout : undefined);

/** The parts of a case as configurations of other sections. */
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
      actions: section.actions,
      figures: study.figures,
    },
    about: {
      type: 'prose',
      background: section.background,
      layout: textLayout(section.layout),
      eyebrow: study.sector,
      title: study.aboutTitle ?? messages.about,
      blocks: [{ paragraphs: study.about }],
    },
    answer: {
      type: 'prose',
      background: section.background ?? 'white',
      title: study.answer ?? messages.answer,
      blocks: [
        {
          table: {
            head: [messages.challenges, messages.solutions].concat(
              study.measures ? messages.measures : [],
            ),
            rows: rowsOf(study),
          },
        },
      ],
    },
    sides: {
      type: 'challenges-solutions',
      background: section.background ?? 'white',
      title: study.answer ?? messages.answer,
      challenges: { title: messages.challenges, items: study.challenges ?? [] },
      solutions: { title: messages.solutions, items: study.solutions ?? [] },
    },
    phases: study.phases && {
      type: 'steps',
      background: section.background,
      layout: textLayout(section.layout),
      arrangement: section.arrangement === 'timetable' ? section.arrangement : undefined,
      ...study.phases,
    },
  } satisfies {
    hero: SectionOf<'hero'>;
    about: SectionOf<'prose'>;
    answer: SectionOf<'prose'>;
    sides: SectionOf<'challenges-solutions'>;
    phases: SectionOf<'steps'> | undefined;
  };
}

/** The rows of challenge, solution and measure. Lists may differ in length. */
function rowsOf({ challenges = [], solutions = [], measures }: Case): string[][] {
  const columns = measures ? [challenges, solutions, measures] : [challenges, solutions];
  const rows = Math.max(challenges.length, solutions.length);
  return Array.from({ length: rows }, (_, row) => columns.map((column) => column[row] ?? ''));
}
