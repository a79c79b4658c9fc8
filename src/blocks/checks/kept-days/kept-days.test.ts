import { form, INTEGRATIONS, nova, SOBRE } from '../../../content/testing/edits.ts';
import { type Files, page, prose, VALID } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkKeptDays } from './kept-days.ts';

const linked = form({ agreement: 'Leia a [política](/nova#prazos).' });
const told = (text: string) => ({ ...linked, ...nova(prose(text)) });
const submissions = (changes: object): Files => {
  const integrations = VALID[INTEGRATIONS] as { submissions: object };
  return {
    [INTEGRATIONS]: { ...integrations, submissions: { ...integrations.submissions, ...changes } },
  };
};

testCheck(checkKeptDays, {
  reported: {
    'a page that tells nothing': [
      { ...form({ agreement: 'Leia a [política](/sobre).' }), [SOBRE]: page('/sobre') },
      'kept-days-untold pages/sobre.json#1:1',
    ],
    'a page that tells of the others alone': [
      told('Por 180 dias.'),
      'kept-days-untold pages/nova.json#1:1',
    ],
    'a time that the site has changed': [
      { ...told('Por 180 dias; suspeitos, 30.'), ...submissions({ suspicion: { days: 7 } }) },
      'kept-days-untold pages/nova.json#1:1',
    ],
    'a number within another': [
      told('Por 1800 dias; suspeitos, 30.'),
      'kept-days-untold pages/nova.json#1:1',
    ],
  },
  fine: {
    'a page that tells both': told('Por 180 dias; suspeitos, por 30.'),
    'a site without a log': {
      ...told('Olá.'),
      [INTEGRATIONS]: { ...(VALID[INTEGRATIONS] as object), submissions: undefined },
    },
  },
});
