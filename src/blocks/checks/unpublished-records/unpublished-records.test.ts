import { NOVA, ofFixtureSite } from '../../../content/testing/edits.ts';
import { type Files, page, VALID } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkUnpublishedRecords } from './unpublished-records.ts';

const DRAFT = { draft: true };
const PARTNERS = 'site-config/collections/partners.json';
const partners = VALID[PARTNERS] as Record<string, object>;
const { barbosa } = ofFixtureSite('collections/cases.json');
const ofCase = (record: object, section: Record<string, unknown>, about: object = {}): Files => ({
  'site-config/collections/cases.json': {
    barbosa: {
      ...barbosa,
      path: '/nova',
      picture: { src: '/imagens/forte.svg', alt: '' },
      ...record,
    },
  },
  [NOVA]: { ...page('/nova', section), ...about },
});
const STUDY = { type: 'case-study', case: 'barbosa' };
const CARDS = { type: 'case-cards', title: 'Um', cases: ['barbosa'] };

testCheck(checkUnpublishedRecords, {
  reported: {
    'a page of a draft': [
      ofCase(DRAFT, STUDY),
      'record-unpublished pages/nova.json#/sections/1/case',
    ],
    'a page of a draft that is to come': [
      ofCase(DRAFT, STUDY, { publishAt: '2999-12-03' }),
      'record-unpublished pages/nova.json#/sections/1/case',
    ],
  },
  fine: {
    'a card of a draft': ofCase(DRAFT, CARDS),
    'a logo of a draft': { [PARTNERS]: { ...partners, vedra: { ...partners.vedra, ...DRAFT } } },
    'a page that is a draft, too': ofCase(DRAFT, STUDY, DRAFT),
    'a section that is a draft, too': ofCase(DRAFT, { ...STUDY, ...DRAFT }),
    'a record that is none any more': ofCase({ draft: false }, STUDY),
  },
});
