import { describe, expect, it, test } from 'vitest';
import { ANNOUNCEMENT_SCRIPT, RETURN_SCRIPT } from '../lib/boot-protocol.ts';
import type { Consent, Integrations } from '../types/config.gen.ts';
import { securityHeaders } from './headers.ts';
import { hostingOptions } from './hosting-options.ts';
import { policyTag, policyText, refuseStyleAttributes, sitePolicy, sourceHash } from './policy.ts';
import { plainScriptSources } from './services.ts';
import { complaintsAbout } from './testing/against-policy.ts';

const BOOT = 'boot()';
const STYLE = '.c-a{color:red}';
const PAGE = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<link rel="icon" href="/favicon.svg">
<style data-emotion="c a">${STYLE}</style>
<script type="application/ld+json">{"a":"<style=\\"x\\">"}</script>
<script data-bring="/assets/bring.js">${BOOT}</script>
</head>
<body><div>a style=&quot;b&quot;</div><img src="/a.svg" alt="">
<form action="https://crm.example/capture.php"></form></body>
</html>
`;

const REAL: Integrations = {
  siteUrl: 'https://fortim.example',
  crm: {
    endpoint: 'https://crm.example/capture.php',
    webformId: 'w',
    transport: 'iframe-return',
  },
  captcha: { siteKey: 'k', script: 'https://www.google.com/recaptcha/api.js' },
  tagManager: { id: 'GTM-A', script: 'https://www.googletagmanager.com/gtm.js' },
  pixel: { id: '1', script: 'https://connect.facebook.net/en_US/fbevents.js' },
  supabase: { url: 'https://abc.supabase.co', publishableKey: 'p' },
};
const PLAYER = 'https://www.youtube-nocookie.com/embed/abc?autoplay=1';
const policyOf = (integrations: Integrations, players: string[] = []) =>
  sitePolicy({ boot: BOOT, integrations, players });
const policy = policyOf(REAL, [PLAYER]);
const CHARSET = '<meta charset="utf-8">';
const withPolicy = (html: string, script?: string) =>
  html.replace(CHARSET, CHARSET + policyTag(policy, STYLE, script));
const built = withPolicy(PAGE);

test('a source cannot end its directive, the policy or the attribute', () => {
  const text = policyText({ 'report-uri': ['/a;script-src *,"><script>'] });
  expect(text).toBe('report-uri /a%3Bscript-src%20*%2C%22%3E%3Cscript%3E');
});

test('a built page complies with its own policy', () => {
  expect(complaintsAbout(built)).toEqual([]);
});

test('the script of an announcement is allowed where one can be closed', () => {
  const sources = (announcement?: { text: string; close?: string }) =>
    sitePolicy({ boot: BOOT, integrations: REAL, players: [], announcement })['script-src'];
  const hash = sourceHash(ANNOUNCEMENT_SCRIPT);
  expect(sources({ text: 'Recesso', close: 'Fechar' })).toContain(hash);
  expect(sources({ text: 'Recesso' })).not.toContain(hash);
  expect(sources()).not.toContain(hash);
});

test('a style attribute stops the build with an error that names the element', () => {
  const styled = PAGE.replace('<img', '<img style="top:1px"');
  expect(() => refuseStyleAttributes(styled)).toThrow(/<img style="top:1px" src="\/a.svg" alt="">/);
});

test.each<[string, (html: string) => string, RegExp]>([
  ['a missing policy', () => PAGE, /^0 policies/],
  ['a second policy', withPolicy, /^2 policies/],
  [
    'a script before the policy',
    (html) => html.replace('<meta', '<script src="/x.js"></script><meta'),
    /^before the policy: script/,
  ],
  ['a different boot script', (html) => html.replace(BOOT, 'boot(1)'), /^script boot\(1\)/],
  [
    'an additional script',
    (html) => html.replace('</body>', '<script>x()</script></body>'),
    /^script x\(\)/,
  ],
  ['a changed style', (html) => html.replace('.c-a{color:red}', '.c-a{color:tan}'), /^style \.c-a/],
  [
    'an additional style',
    (html) => html.replace('</head>', '<style>a{}</style></head>'),
    /^style a\{\}/,
  ],
  [
    'an additional style attribute',
    (html) => html.replace('<img', '<img style="top:1px"'),
    /^style attribute top/,
  ],
  [
    "'unsafe-hashes'",
    (html) => html.replace("script-src 'self'", "script-src 'self' 'unsafe-hashes'"),
    /^script-src 'unsafe-hashes'/,
  ],
  ['an event handler', (html) => html.replace('<img', '<img onerror="x()"'), /^handler onerror/],
  [
    'a javascript: address',
    (html) => html.replace('</body>', '<a href="javascript:x()">x</a></body>'),
    /^address javascript:/,
  ],
  [
    'a script from another site',
    (html) => html.replace('</body>', '<script src="https://mal.example/x.js"></script></body>'),
    /^script-src https:\/\/mal/,
  ],
  [
    'an image from another site',
    (html) => html.replace('src="/a.svg"', 'src="https://mal.example/a.svg"'),
    /^img-src https:\/\/mal/,
  ],
  [
    'a form that posts to another site',
    (html) => html.replace('crm.example/capture', 'mal.example/capture'),
    /^form-action https:\/\/mal/,
  ],
  [
    "'unsafe-inline'",
    (html) => html.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    /^script-src 'unsafe-inline'/,
  ],
  [
    'a policy without Trusted Types',
    (html) => html.replace("require-trusted-types-for 'script';", ''),
    /^require-trusted-types-for/,
  ],
  [
    'a policy with any Trusted Types',
    (html) => html.replace('trusted-types scripts', 'trusted-types *'),
    /^trusted-types/,
  ],
  ['a policy with any base address', (html) => html.replace("base-uri 'none';", ''), /^base-uri/],
  [
    'a permissive default source',
    (html) => html.replace("default-src 'none'", "default-src 'self'"),
    /^default-src 'self'/,
  ],
])('%s is reported', (_name, change, complaint) => {
  const changed = change(built);
  expect(changed).not.toBe(built);
  expect(complaintsAbout(changed).join('\n')).toMatch(complaint);
});

test('the script of the return page is allowed there and on no other page', () => {
  const returning = (html: string) =>
    html.replace('</head>', `<script>${RETURN_SCRIPT}</script></head>`);
  expect(complaintsAbout(withPolicy(returning(PAGE), RETURN_SCRIPT))).toEqual([]);
  expect(complaintsAbout(returning(built))).toEqual([expect.stringMatching(/^script parent/)]);
});

describe('hosts', () => {
  it('are those of the configured services, and no others', () => {
    const hosts = (integrations: Integrations, players?: string[]) => [
      ...new Set(policyText(policyOf(integrations, players)).match(/https:[^\s;]+/g)),
    ];
    expect(hosts({ siteUrl: REAL.siteUrl })).toEqual([]);
    expect(hosts({ siteUrl: REAL.siteUrl, supabase: REAL.supabase })).toEqual([
      'https://abc.supabase.co',
    ]);
    expect(hosts({ siteUrl: REAL.siteUrl, crm: REAL.crm })).toEqual(['https://crm.example']);
    expect(hosts({ siteUrl: REAL.siteUrl }, [PLAYER])).toEqual([
      'https://www.youtube-nocookie.com',
    ]);
    expect(policy['frame-src']).toContain('https://crm.example');
    // What is posted while the page is being closed goes by no iframe.
    expect(policy['connect-src']).toContain('https://crm.example');
    const cors = policyOf({ ...REAL, crm: { ...REAL.crm!, transport: 'cors' } });
    expect(cors['connect-src']).toContain('https://crm.example');
  });

  it('of demo services are none, but their Trusted Types are those of the real services', () => {
    const local: Integrations = {
      siteUrl: REAL.siteUrl,
      tagManager: { id: 'G', script: '/__local/gtm.js' },
      pixel: { id: '1', script: '/__local/fbevents.js' },
    };
    expect(policyText(policyOf(local))).not.toContain('https:');
    expect(policyOf(local)['trusted-types']).toEqual([
      'scripts',
      'goog#html',
      "'allow-duplicates'",
      'default',
    ]);
    expect(policyOf({ siteUrl: REAL.siteUrl })['trusted-types']).toEqual(['scripts']);
  });

  it.each([
    ['recaptcha', 'https://www.google.com/recaptcha/api.js', 'goog#html'],
    ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js', 'scripts'],
    ['hcaptcha', 'https://js.hcaptcha.com/1/api.js', 'default'],
  ] as const)('of the captcha %s are its own alone', (provider, script, policyName) => {
    const { siteUrl } = REAL;
    const found = policyOf({ siteUrl, captcha: { siteKey: 'k', script, provider } });
    const hosts = new Set(policyText(found).match(/https:\/\/[^\s;/]+/g));
    const domain = {
      recaptcha: /(google|gstatic)\.com$/,
      turnstile: /cloudflare\.com$/,
      hcaptcha: /hcaptcha\.com$/,
    };
    expect(hosts.size).toBeGreaterThan(0);
    for (const host of hosts) expect(host).toMatch(domain[provider]);
    expect(found['script-src']!.some((source) => script.startsWith(source))).toBe(true);
    expect(found['frame-src']!.length).toBeGreaterThan(1);
    expect(found['trusted-types']).toContain(policyName);
    const plain = plainScriptSources({ siteUrl, captcha: { siteKey: 'k', script, provider } });
    expect(plain.length > 0).toBe(provider === 'hcaptcha');
  });

  it('of a form service are allowed for requests and for forms without scripts', () => {
    const { siteUrl } = REAL;
    const found = policyOf({ siteUrl, endpoint: { url: 'https://formspree.io/f/abc' } });
    expect(found['connect-src']).toEqual(["'self'", 'https://formspree.io']);
    expect(found['form-action']).toEqual(["'self'", 'https://formspree.io']);
    const others = {
      tax: { url: 'https://api.tax.example/x' },
      key: { url: 'https://formspree.io/f/b' },
    };
    const several = policyOf({ siteUrl, endpoint: { url: 'https://formspree.io/f/abc', others } });
    for (const directive of ['form-action', 'connect-src'] as const)
      expect(several[directive]).toEqual(
        expect.arrayContaining(['https://formspree.io', 'https://api.tax.example']),
      );
    const own = policyOf({ siteUrl, endpoint: { url: '/api/forms' } });
    expect(own['form-action']).toEqual(["'self'"]);
  });

  /** The addresses that Google's guide lists for GA4, Signals, Ads conversions and remarketing, as browsers ask for them. */
  const ADS = {
    'script-src': [
      'https://www.googleadservices.com/pagead/conversion/1/',
      'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/',
    ],
    'img-src': [
      'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/',
      'https://www.google.com/pagead/1p-conversion/1/',
      'https://www.google.com.br/ads/ga-audiences',
      'https://ad.doubleclick.net/activity',
    ],
    'connect-src': [
      'https://stats.g.doubleclick.net/g/collect',
      'https://analytics.google.com/g/collect',
      'https://www.google.com/ccm/collect',
      'https://google.com/ccm/form-data/1',
      'https://pagead2.googlesyndication.com/ccm/collect',
      'https://www.google.com.br/ads/ga-audiences',
    ],
    'frame-src': [
      'https://td.doubleclick.net/td/rul/1',
      'https://www.googletagmanager.com/static/service_worker/sw_iframe.html',
    ],
  };
  const passes = (sources: string[] = [], address: string) =>
    sources.some((source) => {
      const { protocol, host } = new URL(address);
      const [scheme, name = ''] = source.split('//');
      return (
        scheme === protocol &&
        (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name)
      );
    });
  const refused = (services: ('tagManager' | 'pixel')[]) => {
    const category = { title: '', purpose: '', legalBasis: '', details: [], services };
    const consent = { categories: { marketing: category } } as unknown as Consent;
    const tagManager = { ...REAL.tagManager!, adDomains: ['google.com.br'] };
    const integrations = { ...REAL, captcha: undefined, tagManager } as unknown as Integrations;
    const found = sitePolicy({ boot: BOOT, integrations, consent, players: [] });
    return Object.entries(ADS).flatMap(([directive, addresses]) =>
      addresses.filter((address) => !passes(found[directive], address)),
    );
  };

  it('of Google’s ads are allowed where the consent to marketing covers the tag manager', () => {
    expect(refused(['pixel', 'tagManager'])).toEqual([]);
    expect(refused(['pixel']).length).toBeGreaterThan(10);
  });

  it('of a script on a custom host are allowed as well', () => {
    const own = { ...REAL, tagManager: { id: 'G', script: 'https://tags.fortim.example/gtm.js' } };
    expect(policyOf(own)['script-src']).toEqual(
      expect.arrayContaining(['https://tags.fortim.example', 'https://www.googletagmanager.com']),
    );
  });
});

describe('headers', () => {
  it('contain what a meta element cannot', () => {
    const headers = securityHeaders(policy, hostingOptions({}));
    expect(headers['Content-Security-Policy']).toBe("frame-ancestors 'self'");
    expect(headers['Strict-Transport-Security']).toBe('max-age=63072000');
    expect(Object.keys(headers)).not.toContain('Content-Security-Policy-Report-Only');
  });

  it('report without blocking in report-only mode', () => {
    const options = hostingOptions({
      CSP_MODE: 'report-only',
      CSP_REPORT_URI: 'https://r.example/csp',
    });
    const header = securityHeaders(policy, options)['Content-Security-Policy-Report-Only'] ?? '';
    expect(header).toContain("require-trusted-types-for 'script'");
    expect(header).toContain('report-uri https://r.example/csp');
    expect(header).toContain("style-src 'unsafe-inline' 'self';"); // a hash beside it would undo it
    expect(/script-src[^;]*/.exec(header)?.[0]).not.toContain('unsafe');
  });

  it('extend HSTS only on request', () => {
    const headers = securityHeaders(
      policy,
      hostingOptions({ HSTS_SCOPE: 'includeSubDomains; preload' }),
    );
    expect(headers['Strict-Transport-Security']).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
  });

  it.each([{ CSP_MODE: 'off' }, { HSTS_SCOPE: 'preload' }, { CSP_REPORT_URI: 'x; script-src *' }])(
    'of %j are refused with a list of the accepted values',
    (env) => expect(() => hostingOptions(env)).toThrow(/^A variável \w+ tem o valor “.+”; vale “/),
  );
});
