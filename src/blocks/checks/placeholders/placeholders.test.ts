import { SOBRE } from '../../../content/testing/edits.ts';
import { slip } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkPlaceholders } from './placeholders.ts';

const INTEGRATIONS = 'site-config/integrations.json';
const variable = (text: string) => slip(INTEGRATIONS, '"${SUPABASE_URL}"', `"${text}"`);

testCheck(checkPlaceholders, {
  reported: {
    'a forbidden variable': [variable('${DATABASE_PASSWORD}'), 'unknown-variable /supabase/url'],
    'a forbidden variable inside an address': [
      variable('https://a.example/${HOME}'),
      'unknown-variable /supabase/url',
    ],
    'a forbidden variable with a default': [
      variable('${AWS_SECRET_ACCESS_KEY:-x}'),
      'unknown-variable /supabase/url',
    ],
    'a misspelt variable': [
      variable('${SUPABASE_ULR}'),
      'unknown-variable /supabase/url ${SUPABASE_ULR → ${SUPABASE_URL ?',
    ],
    'a variable in small letters': [
      variable('${supabase_url}'),
      'unknown-variable /supabase/url ${supabase_url → ${SUPABASE_URL',
    ],
    'a variable without its closing brace': [
      variable('https://a.example/${SUPABASE_URL'),
      'unknown-variable /supabase/url',
    ],
    'a variable where an e-mail address is expected': [
      slip(INTEGRATIONS, '"contato@fortim.example"', '"${MAIL_KEY}@a.example"'),
      'unknown-variable /submissions/notify/0',
    ],
    'a variable in a field with a pattern': [
      slip('site-config/site.json', '"5511900000000"', `"\${PHONE}"`),
      'placeholder /contacts/whatsapp/number',
    ],
    'a variable outside integrations.json': [
      slip(SOBRE, 'Um texto.', `Visite \${SITE_URL}.`),
      'placeholder /sections/0/text',
    ],
  },
  fine: {
    'a variable with a default': variable('${SUPABASE_URL:-https://a.example}'),
    'a variable inside an address': variable('https://a.example/${SUPABASE_URL}'),
  },
});
