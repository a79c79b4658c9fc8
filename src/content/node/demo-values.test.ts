import { expect, test } from 'vitest';
import { refuseDemoValues } from './demo-values.ts';

const production = {
  SITE_URL: 'https://www.fortim.example',
  SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_umachavequalquer',
};
const jwt = (role: string) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ iss: 'supabase', role })).toString('base64url')}.assinatura`;

test('accepts the values of a real project, including a legacy public key', () => {
  expect(() => refuseDemoValues(production)).not.toThrow();
  expect(() => refuseDemoValues({ SITE_URL: production.SITE_URL })).not.toThrow();
  expect(() =>
    refuseDemoValues({ ...production, SUPABASE_PUBLISHABLE_KEY: jwt('anon') }),
  ).not.toThrow();
});

test('refuses a value of .env.demo by its name', () => {
  const env = {
    ...production,
    SUPABASE_URL: '/',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_demo_so_para_esta_maquina',
  };
  expect(() => refuseDemoValues(env)).toThrow(
    'Estas variáveis têm o valor de demonstração (.env.demo), que só serve a `npm start`: ' +
      'SUPABASE_PUBLISHABLE_KEY, SUPABASE_URL. Defina cada uma com o valor de produção antes de ' +
      '`npm run build`; veja docs/supabase.md.',
  );
});

test.each([['sb_secret_umachave'], [jwt('service_role')]])(
  'refuses a secret key: %s',
  (SUPABASE_PUBLISHABLE_KEY) => {
    expect(() => refuseDemoValues({ ...production, SUPABASE_PUBLISHABLE_KEY })).toThrow(
      'contém uma chave secreta',
    );
  },
);
