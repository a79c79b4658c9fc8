import { CONTATO, NOVA, ofFixtureSite } from '../testing/edits.ts';
import { page, prose, VALID } from '../testing/fixture.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkNeededPages } from './needed-pages.ts';

const crm = {
  [CONTATO]: { ...(VALID[CONTATO] as object), submit: ofFixtureSite('forms/contato.json').submit },
};
const [comeBack] = ofFixtureSite('pages/envio-recebido.json').sections;

testCheck(checkNeededPages, {
  told: {
    'no page for unknown addresses': { 'site-config/pages/nao-encontrada.json': undefined },
    'no page to come back to from the CRM': crm,
  },
  fine: {
    'a page to come back to': { ...crm, [NOVA]: page('/nova', comeBack) },
    'a page whose address is not known yet': {
      'site-config/pages/nao-encontrada.json': { ...page('/404', prose('a')), path: undefined },
    },
  },
});
