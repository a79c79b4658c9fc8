import { form, NOVA, nova } from '../testing/edits.ts';
import { page, prose, VALID } from '../testing/fixture.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkSampleTexts } from './sample-texts.ts';

const PARTNERS = 'site-config/collections/partners.json';
const partners = VALID[PARTNERS] as Record<string, object>;
const sample = prose('‹Escreva aqui o primeiro.›', '‹Escreva aqui o segundo parágrafo.›');

testCheck(checkSampleTexts, {
  told: {
    'a text of a template': nova(sample),
    'a sample that somebody has begun to replace': nova(prose('Somos ‹nome da empresa›.')),
    'a new record': {
      [PARTNERS]: { ...partners, torreao: { ...partners.torreao, description: '‹Texto novo›' } },
    },
    'a new field of a form': form({
      fields: [{ type: 'email', name: 'email', label: '‹E-mail›' }],
    }),
  },
  fine: {
    'a page that is a draft': { [NOVA]: { ...page('/nova', sample), draft: true } },
    'a section that is a draft': nova({ ...sample, draft: true }, prose('Um texto.')),
    'one sign alone': nova(prose('Um valor ‹ 10.')),
  },
});
