import { afterEach, expect, test, vi } from 'vitest';
import { sitePolicy } from '../../hosting/policy.ts';
import { useDemoEnvironment } from '../../node/demo-environment.ts';
import { contentRoot, publicDir } from '../../node/project.ts';
import type { Integrations } from '../../types/config.gen.ts';
import { PUBLIC_VARIABLES } from '../read/site/variables.ts';
import { createCompiler, createLenientCompiler } from './compiler.ts';
import { createSiteConfigLoader } from './site-config-loader.ts';

afterEach(() => vi.unstubAllEnvs());

const LITERAL = {
  siteUrl: 'https://www.fern.example',
  crm: { endpoint: 'https://crm.example/capture.php', webformId: 'abc', transport: 'cors' },
  endpoint: { url: 'https://formspree.io/f/abc', fields: { form: '{form}' } },
  captcha: { provider: 'turnstile', siteKey: 'k', script: 'https://challenges.example/api.js' },
  tagManager: { id: 'GTM-REAL', script: 'https://tags.example/gtm.js' },
  pixel: { id: '1', script: 'https://pixel.example/fbevents.js' },
  supabase: { url: 'https://abc.supabase.co', publishableKey: 'sb_publishable_real' },
  auth: { captcha: { siteKey: 'k', script: 'https://hcaptcha.example/api.js' } },
} satisfies Integrations;

const { config } = createSiteConfigLoader(contentRoot)();
/** What the site has as integrations in `npm start` and in `npm run dev`, which are the same. */
function inDemo(integrations: Integrations, environment: Record<string, string | undefined> = {}) {
  // All of them, so that all are put back.
  for (const name of ['DEMO', ...PUBLIC_VARIABLES]) vi.stubEnv(name, environment[name]);
  useDemoEnvironment();
  const [started, edited] = [createCompiler, createLenientCompiler].map(
    (create) => create({ ...config!, integrations }, publicDir, process.env).integrations,
  );
  expect(edited).toEqual(started);
  return started!;
}

test('in the demo no service that is written as an address is reached, nor allowed to be', () => {
  const integrations = inDemo(LITERAL);
  const { siteUrl, ...services } = integrations;
  expect(JSON.stringify(services)).not.toContain('https:');
  expect(integrations.endpoint).toEqual({ url: '/__local/endpoint', fields: { form: '{form}' } });
  expect(integrations.crm).toMatchObject({ webformId: 'demo-captacao-site', transport: 'cors' });
  expect(integrations.captcha?.provider).toBeUndefined();
  const policy = sitePolicy({ boot: '', integrations, consent: undefined, players: [] });
  expect(JSON.stringify(policy)).not.toMatch(/formspree|crm\.example|supabase\.co|tags\.example/);
});

test('nor one that is what a variable falls back to, or that the environment has for production', () => {
  const url = '${FORM_ENDPOINT:-https://formspree.io/f/abc}';
  const environment = {
    FORM_ENDPOINT: 'https://formspree.io/f/real',
    SUPABASE_URL: 'https://abc.supabase.co',
  };
  const supabase = { url: '${SUPABASE_URL}', publishableKey: '${SUPABASE_PUBLISHABLE_KEY}' };
  const found = inDemo({ siteUrl: '${SITE_URL}', endpoint: { url }, supabase }, environment);
  expect(found.endpoint?.url).toBe('/__local/endpoint');
  expect(found.supabase?.url).toBe('/');
});

test('the other addresses of a form service are its stand-in too, which is told which it was', () => {
  const others = {
    tax: { url: 'https://formspree.io/f/tax', fields: { key: 'k' } },
    own: { url: 'http://localhost:9000/own' },
  };
  const endpoint = { url: 'https://formspree.io/f/abc', others };
  expect(inDemo({ siteUrl: '${SITE_URL}', endpoint }).endpoint?.others).toEqual({
    tax: { url: '/__local/endpoint?to=tax', fields: { key: 'k' } },
    own: others.own,
  });
});

test('whatever variable a service asks for, the demo does without it', () => {
  const all = JSON.stringify(LITERAL).replaceAll(
    /"(endpoint|url|script|siteKey|id|webformId|publishableKey)":"[^"]*"/g,
    (_, key: string) => `"${key}":"\${AUTH_CAPTCHA_SCRIPT}"`,
  );
  const others = { tax: { url: '${FORM_ENDPOINT_2}' }, jobs: { url: '${FORM_ENDPOINT_4}' } };
  const asked: Integrations = JSON.parse(all);
  expect(inDemo({ ...asked, endpoint: { ...asked.endpoint!, others } }).endpoint?.others).toEqual({
    tax: { url: '/__local/endpoint?to=tax' },
    jobs: { url: '/__local/endpoint?to=jobs' },
  });
});

test('another address that may be left out is, and a wrong one is named', () => {
  vi.stubEnv('DEMO', undefined);
  const of = (url: string) => {
    const integrations = {
      siteUrl: 'https://www.fern.example',
      endpoint: { url: 'https://f.example/a', others: { tax: { url } } },
    };
    return createCompiler({ ...config!, integrations }, publicDir, {}).integrations.endpoint;
  };
  expect(of('${FORM_ENDPOINT_2:-}')).toEqual({ url: 'https://f.example/a' });
  expect(() => of('http://f.example/tax')).toThrow(/endpoint\.others\.tax\.url/);
});

test('an address of this machine is kept', () => {
  const url = 'http://localhost:9000/hook';
  const siteUrl = 'https://www.fern.example';
  expect(inDemo({ siteUrl, endpoint: { url } }).endpoint).toEqual({ url });
  const written = { siteUrl, endpoint: { url: '${FORM_ENDPOINT}' } };
  expect(inDemo(written, { FORM_ENDPOINT: url }).endpoint).toEqual({ url });
});

test('a production build has what is written', () => {
  vi.stubEnv('DEMO', undefined);
  const compiler = createCompiler({ ...config!, integrations: LITERAL }, publicDir, {});
  expect(compiler.integrations).toEqual(LITERAL);
});
