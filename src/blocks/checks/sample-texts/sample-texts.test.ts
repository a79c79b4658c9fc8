import { form, NOVA, nova } from '../../../content/testing/edits.ts';
import { page, prose, VALID } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkSampleTexts } from './sample-texts.ts';

const PARTNERS = 'site-config/collections/partners.json';
const partners = VALID[PARTNERS] as Record<string, object>;
const sample = prose('‹Escreva aqui o primeiro.›', '‹Escreva aqui o segundo parágrafo.›');

testCheck(checkSampleTexts, {
  reported: {
    'a sample text of a template': [nova(sample), 'sample-text /sections/1/blocks/0/paragraphs/0'],
    'a sample text that is partly replaced': [
      nova(prose('Somos ‹nome da empresa›.')),
      'sample-text /sections/1/blocks/0/paragraphs/0',
    ],
    'a new record with a sample text': [
      {
        [PARTNERS]: { ...partners, torreao: { ...partners.torreao, description: '‹Texto novo›' } },
      },
      'sample-text /torreao/description',
    ],
    'a new form field with a sample text': [
      form({
        fields: [{ type: 'email', name: 'email', label: '‹E-mail›' }],
      }),
      'sample-text /fields/0/label',
    ],
  },
  fine: {
    'a sample text on a draft page': { [NOVA]: { ...page('/nova', sample), draft: true } },
    'a sample text in a draft section': nova({ ...sample, draft: true }, prose('Um texto.')),
    'a single quotation sign': nova(prose('Um valor ‹ 10.')),
  },
});
