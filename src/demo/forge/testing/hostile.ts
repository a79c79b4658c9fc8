/** What somebody may send who means no good, fifty of each kind and more. */
import { createHmac } from 'node:crypto';

const VALID = 'site-config/pages/sobre.json';

/** Paths that are none of content, or that some system takes for another. */
export const PATHS: readonly string[] = [
  ...['', '.', '..', '/', '//', 'a', 'site-config', 'public', 'site-config/', 'public/'],
  ...['../site.json', 'site-config/../package.json', 'site-config/../.github/workflows/x.json'],
  ...['public/../src/x.png', 'site-config/./x.json', 'site-config//x.json', '/site-config/x.json'],
  ...['./site-config/x.json', 'site-config/pages/../../x.json', 'site-config/..%2fx.json'],
  ...[
    '.github/workflows/site.yml',
    '.git/config',
    '.git/hooks/pre-commit',
    'site-config/.git/x.json',
  ],
  ...['public/.git/config.png', 'site-config/.x.json', 'public/.well-known/x.png', 'src/x.json'],
  ...[
    'package.json',
    'package-lock.json',
    'blocks/sections/x/schema.json',
    'schema/page.schema.json',
  ],
  ...[
    'supabase/functions/studio/x.json',
    'public/x.html',
    'public/x.js',
    'public/x.svgz',
    'public/x',
  ],
  ...[
    'public/x.png.js',
    'public/x.exe',
    'public/x.php',
    'public/x.xml',
    'public/_headers',
    'public/sw.js',
  ],
  ...['site-config/x.js', 'site-config/x.json.js', 'site-config/x', 'site-config/pages/x.JSON '],
  ...[
    'site-config\\x.json',
    'site-config/pages\\x.json',
    'C:/site-config/x.json',
    'site-config/x\0.json',
  ],
  ...[
    'site-config/x\n.json',
    'site-config/x\u202e.json',
    'site-config/x\u200b.json',
    'site-config/é.json',
  ],
  ...['site-config/e\u0301.json', 'ѕite-config/x.json', 'site-config/ſ.json', 'public/ｘ.png'],
  ...['site-config/pages/Sobre.json', 'SITE-CONFIG/x.json', 'site-config/PAGES/x.json'],
  ...['Public/x.png', 'public/Favicon.svg', 'site-config/Pages/sobre.json', 'site-config/con.json'],
  ...['public/nul.png', 'public/aux/x.png', 'public/com1.svg', 'site-config/pages/prn.json'],
  ...[
    'site-config/x .json',
    'site-config/ x.json',
    'public/x..png',
    'public/x-.png',
    'public/-x.png',
  ],
  ...[
    'public/x./y.png',
    'site-config/x?.json',
    'site-config/x*.json',
    'public/a:b.png',
    'public/$(id).png',
  ],
  ...['public/`id`.png', 'public/a|b.png', 'public/<x>.png', 'public/"x".png', 'public/;x.png'],
  `site-config/${'a'.repeat(300)}.json`,
  `site-config/${'a/'.repeat(20)}x.json`,
  `${VALID}/x.json`,
  'public/favicon.svg/x.png',
  '__proto__',
  'constructor',
];

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"${more}>${inside}</svg>`;

/** Drawings that run something, load something, or are none. */
export const DRAWINGS: readonly string[] = [
  ...['script', 'foreignObject', 'iframe', 'a', 'set', 'animate', 'handler', 'object', 'embed'].map(
    (name) => svg(`<${name}>alert(1)</${name}>`),
  ),
  ...['html', 'body', 'form', 'input', 'audio', 'video', 'link', 'meta', 'base', 'discard'].map(
    (name) => svg(`<${name}/>`),
  ),
  ...[
    'onload',
    'onclick',
    'onmouseover',
    'onbegin',
    'onend',
    'onfocusin',
    'ONLOAD',
    'onrepeat',
  ].map((name) => svg('', ` ${name}="alert(1)"`)),
  ...[
    ...['javascript:alert(1)', 'java\nscript:x', 'data:text/html,x', 'https://evil.example/x.svg'],
    ...[
      '//evil.example/x',
      'x.svg#a',
      'data:image/svg+xml;base64,PHN2Zz4=',
      ' data:text/xml,x',
      'file:///x',
    ],
  ].map((to) => svg(`<use href="${to}"/>`)),
  ...['https://evil.example/x.png', '//x.example', 'x.png'].map((to) =>
    svg(`<image href="${to}"/>`),
  ),
  svg('<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="https://evil.example/x"/>'),
  ...[
    ...["@import 'x.css'", 'a{background:url(https://x.example)}', 'a{background:url(x.png)}'],
    ...["a{background:image-set('x.png' 1x)}", 'a{b:u\\72l(x)}', '<![CDATA[@import "x"]]>'],
  ].map((css) => svg(`<style>${css}</style>`)),
  svg('<rect fill="url(https://x.example/a#b)"/>'),
  svg('<rect style="background:url(//x.example)"/>'),
  svg('<style><b/></style>'),
  '<?xml-stylesheet href="x.xsl" type="text/xsl"?><svg xmlns="http://www.w3.org/2000/svg"/>',
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
  ...[
    '',
    ' ',
    'x',
    '<svg',
    '<svg/>',
    '{}',
    '<html/>',
    svg('<g>'),
    `${svg('')}<script/>`,
    `${svg('')}x`,
  ],
  svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'),
  '<x:svg xmlns:x="http://www.w3.org/1999/xhtml"/>',
  svg('<rect/>', ' x:onload="alert(1)" xmlns:x="http://www.w3.org/2000/svg"'),
];

/** Bodies that are not what the function asks for. */
export const BODIES: readonly string[] = [
  ...['', 'x', '[]', 'null', '1', '"send"', '{', '{}', '{"do":1}', '{"do":null}', '{"do":"x"}'],
  ...[
    '{"do":"__proto__"}',
    '{"do":"constructor"}',
    '{"do":"toString"}',
    '{"do":["head"]}',
    '{"do":"HEAD"}',
  ],
  ...['texts', 'file', 'history', 'version', 'send', 'withdraw', 'publish', 'deploy'].map((name) =>
    JSON.stringify({ do: name }),
  ),
  ...[
    'main',
    'HEAD',
    '../x',
    'a'.repeat(39),
    'g'.repeat(40),
    `${'a'.repeat(40)}\n`,
    1,
    null,
    {},
  ].flatMap((commit) => [
    JSON.stringify({ do: 'texts', commit, shas: [] }),
    JSON.stringify({ do: 'deploy', commit }),
    JSON.stringify({ do: 'version', commit, file: VALID }),
  ]),
  JSON.stringify({ do: 'texts', commit: 'a'.repeat(40), shas: Array(201).fill('a'.repeat(40)) }),
  ...['-n', '--output=x', 'package.json', 'site-config/../package.json', ':(top)x.json', 1, ''].map(
    (file) => JSON.stringify({ do: 'history', file, count: 5 }),
  ),
  ...[0, -1, 1.5, 1000, '5', null].map((count) =>
    JSON.stringify({ do: 'history', file: VALID, count }),
  ),
  ...['main', 'refs/heads/main', '-x', '../x', 'edicao/..', 'edicao/x y', 'x', '', null, 5].map(
    (branch) => JSON.stringify({ do: 'publish', branch, tip: 'a'.repeat(40) }),
  ),
];

/** The parts of a send that must not pass. */
export const SENDS: readonly object[] = [
  ...['', ' ', '\n\t', '\u202e', 5, null, {}].map((title) => ({ title })),
  ...['', 'x', '../x', 5, null, 'a'.repeat(36)].map((id) => ({ id })),
  ...[{}, [], null, 'x', 5, { x: null }, { x: 'text' }, { x: [] }].map((changes) => ({ changes })),
  ...[1, null, {}, []].map((text) => ({ changes: { [VALID]: { was: null, text } } })),
  ...['main', 5, undefined, 'a'.repeat(41)].map((was) => ({
    changes: { [VALID]: { was, text: '{}' } },
  })),
  { changes: { [VALID]: { was: null, text: '{}', base64: '' } } },
  { changes: { [VALID]: { was: null, text: '{}', mode: '120000' } } },
  ...['x', 5, {}, { branch: 'main', tip: 'a'.repeat(40) }, { branch: 'edicao/x', tip: 'main' }].map(
    (proposal) => ({ proposal }),
  ),
];

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Sessions that nobody has begun, or that have ended; `real` is one that holds. */
export function sessions(real: string): (string | undefined)[] {
  const [head = '', body = '', signature = ''] = real.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const signed = (header: object, changed: object, secret: string) => {
    const text = `${part(header)}.${part({ ...claims, ...changed })}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const HS256 = { alg: 'HS256', typ: 'JWT' };
  const other = [
    ...[{ role: 'service_role' }, { sub: 'b'.repeat(36) }, { exp: 9_999_999_999 }, { exp: 1 }],
    ...[{ email: 'ana@a.example' }, { aud: 'x' }, { iat: 0 }, { user_metadata: { role: 'admin' } }],
    ...[{ app_metadata: { role: 'admin' } }, { is_anonymous: true }],
  ];
  return [
    ...[undefined, '', ' ', 'x', '.', '..', 'a.b', 'a.b.c', 'null', '{}', 'Bearer', `${real}.x`],
    ...[`${head}.${body}.`, `${head}.${body}`, `.${body}.${signature}`, `${head}..${signature}`],
    ...other.map((changed) => `${head}.${part({ ...claims, ...changed })}.${signature}`),
    ...other.map((changed) => signed(HS256, changed, 'secret')),
    ...other.map((changed) => `${part({ alg: 'none' })}.${part({ ...claims, ...changed })}.`),
    ...other.map((changed) => `${part({ alg: 'none' })}.${part({ ...claims, ...changed })}.x`),
    ...['', 'x', 'secret', 'sb_publishable_dos_testes'].map((secret) =>
      signed(HS256, {}, secret || ' '),
    ),
    `${head}.${body}.${signature.split('').reverse().join('')}`,
  ];
}

/** Bytes that are no picture of the name that they are sent with. */
export function pictures(): [name: string, base64: string][] {
  const text = (value: string) => Buffer.from(value, 'latin1').toString('base64');
  const bodies = [
    ...[
      '',
      'x',
      '<script>alert(1)</script>',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'MZ\x90\0',
      '#!/bin/sh',
    ],
    ...[
      '\x89PNG',
      '\x89PNG\r\n\x1a\n',
      '\x89PNG\r\n\x1a\n<html>',
      '\xff\xd8\xff',
      '\xff\xd8\xff<script>',
    ],
    ...[
      'RIFF\0\0\0\0WEBP',
      'RIFF....WEBPVP8 <script>',
      '\0\0\0\x20ftypavif',
      '\0\0\0\x20ftypheic',
      'GIF89a',
    ],
  ].map(text);
  const wrong = ['!!!', 'AAA', 'AAAA=', 'AA==AA', 'data:image/png;base64,AAAA', 'A\nA=='];
  return ['png', 'jpg', 'webp', 'avif'].flatMap((ending) =>
    [...bodies, ...wrong].map((base64): [string, string] => [`public/imagens/x.${ending}`, base64]),
  );
}

export interface Asked {
  method: string;
  query: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Requests for the drafts of somebody else, of all that the table's API takes. */
export function draftRequests(person: string, file: string): Asked[] {
  const whose = `person=eq.${person}`;
  const row = { person, file, was: null, text: 'taken' };
  const merge = { Prefer: 'resolution=merge-duplicates,return=representation' };
  const reads = [
    ...['', 'select=*', whose, `select=text&${whose}`, `select=base64&file=eq.${file}`],
    ...[`file=eq.${file}`, `file=like.*`, `or=(person.eq.${person},person.not.is.null)`],
    ...['person=not.is.null', 'text=not.is.null', 'text=like.*secret*', 'order=text', 'limit=1000'],
    ...[`and=(file.eq.${file},text.not.is.null)`, `${whose}&limit=1&offset=0`, 'select=text.max()'],
    ...[
      'select=*,users(*)',
      'select=*,user_roles(*)',
      'select=person,text&person=neq.0',
      'select=count',
    ],
    ...[`not.and=(file.eq.x,text.is.null)`, `person=in.(${person})`, `select=text::json`],
  ].map((query): Asked => ({ method: 'GET', query }));
  const claimed: Record<string, string>[] = [
    ...[{ 'X-Role': 'service_role' }, { Role: 'admin' }, { 'X-User-Id': person }],
    ...[
      { 'Accept-Profile': 'auth' },
      { 'Accept-Profile': 'private' },
      { 'X-Forwarded-User': person },
    ],
    ...[{ 'request.jwt.claims': JSON.stringify({ sub: person, role: 'service_role' }) }],
    ...[{ Prefer: 'tx=commit' }, { Range: '0-999' }, { 'X-HTTP-Method-Override': 'DELETE' }],
  ];
  const asOthers = claimed.map((headers): Asked => ({ method: 'GET', query: 'select=*', headers }));
  const writes = [
    ...[{ ...row }, { ...row, text: null }, { ...row, file: 'site-config/other.json' }],
    ...[{ ...row, updated_at: '2000-01-01' }, [row, row], [{ ...row, person: [person] }]],
  ].flatMap((body): Asked[] => [
    { method: 'POST', query: '', body },
    { method: 'POST', query: 'on_conflict=person,file', body, headers: merge },
  ]);
  const changes = [whose, `file=eq.${file}`, 'person=not.is.null', 'text=not.is.null'].flatMap(
    (query): Asked[] => [
      { method: 'PATCH', query, body: { text: 'taken' } },
      { method: 'PATCH', query, body: { was: 'a'.repeat(40) } },
      { method: 'DELETE', query },
    ],
  );
  return [...reads, ...asOthers, ...writes, ...changes];
}
