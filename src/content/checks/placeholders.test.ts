import { SOBRE } from '../testing/edits.ts';
import { slip } from '../testing/fixture.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkPlaceholders } from './placeholders.ts';

const INTEGRATIONS = 'site-config/integrations.json';
const variable = (text: string) => slip(INTEGRATIONS, '"${SUPABASE_URL}"', `"${text}"`);

testCheck(checkPlaceholders, {
  told: {
    'a variable that is nobody’s to read': variable('${DATABASE_PASSWORD}'),
    'one inside an address': variable('https://a.example/${HOME}'),
    'one with a value of its own': variable('${AWS_SECRET_ACCESS_KEY:-x}'),
    'one that is written wrong': variable('${SUPABASE_ULR}'),
    'one in small letters': variable('${supabase_url}'),
    'one that does not end': variable('https://a.example/${SUPABASE_URL'),
    'one where an address of e-mail goes': slip(
      INTEGRATIONS,
      '"contato@fortim.example"',
      '"${MAIL_KEY}@a.example"',
    ),
    'a variable in a field that has a pattern': slip(
      'site-config/site.json',
      '"5511900000000"',
      `"\${PHONE}"`,
    ),
    'a variable outside integrations.json': slip(SOBRE, 'Um texto.', `Visite \${SITE_URL}.`),
  },
  fine: {
    'a variable with a value of its own': variable('${SUPABASE_URL:-https://a.example}'),
    'a variable inside an address': variable('https://a.example/${SUPABASE_URL}'),
  },
});
