import { CONTATO, NOVA, ofFixtureSite } from '../../../content/testing/edits.ts';
import { page, prose, VALID } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkNeededPages } from './needed-pages.ts';

const crm = {
  [CONTATO]: { ...(VALID[CONTATO] as object), submit: ofFixtureSite('forms/contato.json').submit },
};
const [comeBack] = ofFixtureSite('pages/envio-recebido.json').sections;

testCheck(checkNeededPages, {
  reported: {
    'a site without a not-found page': [
      { 'site-config/pages/nao-encontrada.json': undefined },
      'not-found-missing site.json#1:1',
    ],
    'a site without a return page for the CRM': [crm, 'return-missing /submit/strategy'],
  },
  fine: {
    'a site with a return page for the CRM': { ...crm, [NOVA]: page('/nova', comeBack) },
    'a page whose path is missing': {
      'site-config/pages/nao-encontrada.json': { ...page('/404', prose('a')), path: undefined },
    },
  },
});
