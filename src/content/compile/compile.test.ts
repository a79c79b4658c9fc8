import { expect, test } from 'vitest';
import { contentRoot, publicDir } from '../../node/project.ts';
import { UserError } from '../../words/user-error.ts';
import { createCompiler } from '../node/compiler.ts';
import { iconShapes } from '../node/icons.ts';
import { motionIn, pictureSize, slicingIn } from '../node/picture-size.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { resolveIntegrations } from './compiler.ts';
import { richNodes } from './rich-text.ts';

test('icons become their shapes, including icons with several parts', async () => {
  const [[tag, attributes]] = (await iconShapes('ShieldOutlined')) as [[string, { d: string }]];
  expect(tag).toBe('path');
  expect(attributes.d).toMatch(/^M/);
  expect((await iconShapes('AccessAlarmTwoTone')).length).toBeGreaterThan(1);
});

test('pictures have their intrinsic size', async () => {
  expect(await pictureSize(publicDir, '/imagens/firewall.svg')).toEqual({
    width: 960,
    height: 720,
  });
});

test('a drawing that plays when aimed at says under which fragment', async () => {
  expect(await pictureSize(publicDir, '/imagens/nsoc.svg')).toEqual({
    width: 960,
    height: 720,
    live: 'vivo',
  });
});

const drawing = (style: string) => `<svg id="vivo"><style>${style}</style><path class="m"/></svg>`;

test.each([
  ['moves for ever is still', ':target .m{animation:m 4s linear infinite}', undefined],
  ['moves for long is still', ':target .m{animation:m 30s linear}', undefined],
  ['begins too late is still', ':target .m{animation:m 1s linear 4.5s}', undefined],
  [
    'comes to rest soon is played',
    ':target .t{animation:t .8s}:target .m{animation:m 2500ms}',
    { live: 'vivo' },
  ],
  [
    'looks different when aimed at, but never moves, is still',
    ':target .m{stroke-width:3}',
    undefined,
  ],
])('a drawing that %s', (_, style, motion) => {
  expect(motionIn(drawing(style))).toEqual(motion);
});

test.each([
  ['fills a box of any ratio', 'preserveAspectRatio="xMidYMid slice"', { slices: true }],
  ['keeps its ratio', 'preserveAspectRatio="xMidYMid meet"', undefined],
  ['says nothing of it', '', undefined],
])('a drawing that %s', (_, attribute, found) => {
  expect(slicingIn(`<svg viewBox="0 0 4 3" ${attribute}><path d="M0 0h4"/></svg>`)).toEqual(found);
});

test('rich text becomes nodes, plain text does not', () => {
  expect(richNodes('Só texto.')).toBeUndefined();
  expect(richNodes('Um **forte** e [um *link*](/sobre).')).toEqual([
    { type: 'text', value: 'Um ' },
    { type: 'strong', children: [{ type: 'text', value: 'forte' }] },
    { type: 'text', value: ' e ' },
    {
      type: 'link',
      to: '/sobre',
      children: [
        { type: 'text', value: 'um ' },
        { type: 'emphasis', children: [{ type: 'text', value: 'link' }] },
      ],
    },
    { type: 'text', value: '.' },
  ]);
});

test('integrations are filled in from the environment, and all unset variables are named', () => {
  expect(
    resolveIntegrations({ siteUrl: '${SITE_URL}' }, { SITE_URL: 'https://a.example' }),
  ).toEqual({
    siteUrl: 'https://a.example',
  });
  const captcha = {
    siteKey: '${RECAPTCHA_SITE_KEY:-}',
    script: '${RECAPTCHA_SCRIPT:-https://a.example/s.js}',
  };
  const raw = { siteUrl: 'https://a.example', captcha };
  expect(resolveIntegrations(raw, {})).toEqual({ siteUrl: 'https://a.example' });
  expect(resolveIntegrations(raw, { RECAPTCHA_SITE_KEY: 'k' }).captcha).toEqual({
    siteKey: 'k',
    script: 'https://a.example/s.js',
  });
  expect(() =>
    resolveIntegrations(raw, { RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SCRIPT: 'a.example' }),
  ).toThrow('“captcha.script” deve começar com https://');
  for (const host of ['a;sandbox', 'x{env.HOME}', 'a$b', 'a"b', 'a,b', 'eu:segredo@a.example'])
    expect(() => resolveIntegrations({ siteUrl: `https://${host}` }, {}), host).toThrow(
      '“siteUrl” deve começar com https://',
    );
  const unset = () => resolveIntegrations({ siteUrl: '${SUPABASE_URL}${SITE_URL}' }, {});
  expect(unset).toThrow(UserError);
  expect(unset).toThrow('SITE_URL, SUPABASE_URL');
});

test('an address on the web is given with https', () => {
  const resolved = (siteUrl: string) => () => resolveIntegrations({ siteUrl }, {});
  for (const url of ['http://x', 'http://a.example', 'http://localhost.example', 'http://127.a'])
    expect(resolved(url), url).toThrow('http:// só vale na própria máquina');
  for (const url of ['http://localhost:4173', 'http://127.0.0.1:54321', 'http://[::1]:80'])
    expect(resolved(url), url).not.toThrow();
});

test('no other environment variable is published', () => {
  const env = { DATABASE_PASSWORD: 'segredo' };
  for (const name of ['DATABASE_PASSWORD', 'DATABASE_PASSWORD:-', 'site_url'])
    expect(() => resolveIntegrations({ siteUrl: `https://a.example/\${${name}}` }, env)).toThrow(
      `integrations.json pede a variável “${name.replace(':-', '')}”`,
    );
});

test('a page carries the records and pictures it refers to, and no others', async () => {
  const { config } = createSiteConfigLoader(contentRoot)();
  const home = config!.pages.find(({ page }) => page.path === '/')!;
  const { assets } = await createCompiler(config!, publicDir, process.env).page(home);
  expect(Object.keys(assets.records.partners!)).toHaveLength(6);
  expect(assets.records.vendors).toBeUndefined();
  expect(assets.pictures['/imagens/parceiros/torreao.svg']).toEqual({ width: 240, height: 80 });
  expect(Object.keys(assets.icons).length).toBeGreaterThan(5);
});

test.each([
  ['paper', 'brand'],
  ['white', 'brand'],
  ['ink', undefined],
  ['brand', undefined],
  [undefined, undefined],
] as const)('with openings on %s, what stands out is on %s', async (hero, emphasis) => {
  const { config } = createSiteConfigLoader(contentRoot)();
  const theme = { ...config!.theme, backgrounds: hero && { hero } };
  const compiler = createCompiler({ ...config!, theme }, publicDir, process.env);
  expect((await compiler.site()).emphasis).toBe(emphasis);
});
