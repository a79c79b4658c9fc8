import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ofFixtureSite } from '../../../content/testing/edits.ts';
import { type Files, PROJECT, page } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import type { Case } from '../../../types/config.gen.ts';
import { checkCaseStudy } from './check.ts';
import { FIELDS_OF_PART } from './shown-fields.ts';

const CASES = 'site-config/collections/cases.json';
const CASE_PAGE = 'site-config/pages/caso.json';
const OTHER_PAGE = 'site-config/pages/outra.json';

const { picture: _, chart: drawn, ...afip } = ofFixtureSite('collections/cases.json').afip;
const picture = { src: '/imagens/forte.svg', alt: '' };
const study: Case = { ...afip, path: '/caso', summary: 'Um resumo.', picture };
const cases = (record: Partial<Case> = study): Files => ({ [CASES]: { barbosa: record } });
const shown = (...sections: object[]): Files => ({
  [CASE_PAGE]: page('/caso', ...sections.map((section) => ({ ...section }))),
});
const part = (...parts: string[]) => ({ type: 'case-study', case: 'barbosa', parts });
const cards = { type: 'case-cards', title: 'Casos', cases: ['barbosa'] };

/** All of a case with a chart but its results, and its card, with a plot of the chart or without one. */
const chartShown = (plots: boolean): Files => ({
  ...cases({ ...study, chart: drawn, finding: 'Caiu.' }),
  ...shown(part('opening', 'about', 'answer', 'phases', 'testimonial'), { ...cards, plots }),
});

testCheck(checkCaseStudy, {
  reported: {
    'parts of a case that its page leaves out': [
      {
        ...cases(),
        ...shown(part('opening', 'about'), part('results')),
      },
      'case-part-unshown /barbosa/challenges',
      'case-part-unshown /barbosa/phases',
      'case-part-unshown /barbosa/testimonial',
    ],
    'the details of a case of which only the card is shown': [
      { ...cases(), ...shown(cards) },
      'case-part-unshown /barbosa/sector',
      'case-part-unshown /barbosa/challenges',
      'case-part-unshown /barbosa/finding',
      'case-part-unshown /barbosa/phases',
      'case-part-unshown /barbosa/testimonial',
    ],
    'the solutions of a case without challenges': [
      {
        ...cases({ ...study, challenges: undefined }),
        ...shown({ type: 'case-study', case: 'barbosa' }),
      },
      'case-part-unshown /barbosa/solutions',
    ],
    'measures in an arrangement without a table': [
      {
        ...cases({ ...study, measures: ['Um', 'Dois'] }),
        ...shown(part('opening', 'about', 'results', 'phases', 'testimonial'), {
          ...part('answer'),
          arrangement: 'dialogue',
        }),
      },
      'case-part-unshown /barbosa/measures',
    ],
    'the results of a case whose cards have plots': [
      chartShown(true),
      'case-part-unshown /barbosa/results',
    ],
    'the chart of a case whose cards have none': [
      chartShown(false),
      'case-part-unshown /barbosa/finding',
    ],
  },
  fine: {
    'a case that its page shows whole': {
      ...cases(),
      ...shown({ type: 'case-study', case: 'barbosa' }),
    },
    'a case whose parts are on several pages': {
      ...cases(),
      ...shown(part('opening', 'about', 'results')),
      [OTHER_PAGE]: page('/outra', part('answer', 'phases', 'testimonial')),
    },
    'a testimonial beside the results': {
      ...cases(),
      ...shown({ ...part('opening', 'about', 'answer', 'phases', 'results'), layout: 'beside' }),
    },
    'a case on a draft page': {
      ...cases(),
      [CASE_PAGE]: { ...page('/caso', { type: 'case-study', case: 'barbosa' }), draft: true },
    },
    'a record whose id may be misspelt elsewhere': {
      ...cases(),
      ...shown({ ...part('opening'), case: 'barboza' }),
    },
    'records that a page with errors may show': { ...cases(), [CASE_PAGE]: '{' },
  },
});

const read = (block: string) =>
  JSON.parse(readFileSync(join(PROJECT, 'src/blocks', block, 'schema.json'), 'utf8'));

it('assigns every field of a case that is not on its card to one part', () => {
  const onCards = ['path', 'client', 'title', 'summary', 'picture', 'badges', 'figures'];
  const { properties } = read('collections/cases').additionalProperties;
  const inParts = Object.values(FIELDS_OF_PART).flat();
  expect(['draft', ...inParts, ...onCards].sort()).toEqual(Object.keys(properties).sort());
  const { items } = read('sections/case-study').properties.parts;
  expect(['opening', ...Object.keys(FIELDS_OF_PART)]).toEqual(items.enum);
});
