import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Directives required on every page, whatever services are configured. */
const REQUIRED: [directive: string, sources: string[]][] = [
  ['default-src', ["'none'"]],
  ['base-uri', ["'none'"]],
  ['require-trusted-types-for', ["'script'"]],
];
const LOOSE =
  /^(\*|https?:|blob:|'unsafe-(inline|eval|hashes)'|'wasm-unsafe-eval'|'strict-dynamic')$/;
const DATA = /json/;

/** Element -> the attribute that is an address, and the directive that it is for. */
const ADDRESSES: Record<string, [attribute: string, directive: string]> = {
  script: ['src', 'script-src'],
  img: ['src', 'img-src'],
  video: ['src', 'media-src'],
  source: ['src', 'media-src'],
  track: ['src', 'media-src'],
  iframe: ['src', 'frame-src'],
  form: ['action', 'form-action'],
};
const LINKS: Record<string, string> = {
  icon: 'img-src',
  manifest: 'manifest-src',
  stylesheet: 'style-src',
};

/**
 * What a page has that its own policy refuses, and what the policy lacks: read from the page as a
 * browser reads it, with nothing of what made either.
 */
export function complaintsAbout(html: string): string[] {
  const all = [...JSDOM.fragment(html).querySelectorAll('*')];
  const metas = all.filter((meta) => meta.getAttribute('http-equiv') === 'Content-Security-Policy');
  const [meta] = metas;
  if (!meta || metas.length > 1) return [`${metas.length} policies`];
  const policy = new Map(
    (meta.getAttribute('content') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const sources = (...names: string[]) =>
    names.map((name) => policy.get(name)).find((sources) => sources !== undefined) ?? [];
  const complaints: string[] = [];
  const need = (text: string, allowed: string[], what: string) =>
    allowed.includes(hash(text)) || complaints.push(`${what} ${text.slice(0, 30)}`);

  for (const [name, wanted] of REQUIRED)
    if (sources(name).join() !== wanted.join())
      complaints.push(`${name} ${sources(name).join(' ')}`);
  for (const [name, list] of policy)
    for (const source of list.filter((candidate) => LOOSE.test(candidate)))
      complaints.push(`${name} ${source}`);
  if (!policy.has('trusted-types') || sources('trusted-types').includes('*'))
    complaints.push('trusted-types');

  for (const { localName } of all.slice(0, all.indexOf(meta)))
    if (/^(script|style|link)$/.test(localName)) complaints.push(`before the policy: ${localName}`);
  for (const element of all) {
    const { localName, attributes } = element;
    const text = element.textContent ?? '';
    if (localName === 'style') need(text, sources('style-src-elem', 'style-src'), 'style');
    if (localName === 'script' && !element.hasAttribute('src')) {
      if (!DATA.test(element.getAttribute('type') ?? ''))
        need(text, sources('script-src'), 'script');
    }
    for (const { name, value } of attributes) {
      if (/^on/.test(name)) complaints.push(`handler ${name}`);
      if (/^\s*javascript:/i.test(value)) complaints.push(`address ${value.slice(0, 30)}`);
      if (name === 'style') complaints.push(`style attribute ${value.slice(0, 30)}`);
    }
    const rel = localName === 'link' && LINKS[element.getAttribute('rel') ?? ''];
    const [attribute, directive] = rel ? ['href', rel] : (ADDRESSES[localName] ?? []);
    const address = attribute && element.getAttribute(attribute);
    if (address && directive && !isAllowed(address, sources(directive)))
      complaints.push(`${directive} ${address}`);
  }
  return complaints;
}

function isAllowed(address: string, sources: string[]): boolean {
  const scheme = /^([a-z]+:)/.exec(address)?.[1];
  if (!scheme && !address.startsWith('//')) return sources.includes("'self'");
  return sources.some((source) => source === scheme || address.startsWith(source));
}
