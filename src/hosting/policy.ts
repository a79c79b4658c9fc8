import { createHash } from 'node:crypto';
import { ANNOUNCEMENT_SCRIPT, WAIT_FOR_SHEET } from '../lib/boot-protocol.ts';
import type { Announcement, Consent, Integrations } from '../types/config.gen.ts';
import { needsOf, type ServiceNeeds } from './services.ts';

/** Directive -> its sources. */
export type Directives = Record<string, string[]>;

interface Input {
  /** The source of the boot script. */
  boot: string;
  integrations: Integrations;
  /** What its categories allow a tag for. */
  consent?: Consent | undefined;
  /** Addresses of the players and frames of other sites that the pages have. */
  players: string[];
  announcement?: Announcement | undefined;
}

/**
 * What all pages share. One policy for the whole site but for styles: who navigates keeps the policy
 * of the page that was loaded.
 */
export function sitePolicy({
  boot,
  integrations,
  consent,
  players,
  announcement,
}: Input): Directives {
  const needs = needsOf(integrations, consent);
  const of = (name: keyof ServiceNeeds) => needs.flatMap((need) => need[name] ?? []);
  const origins = players.map((address) => new URL(address).origin);
  const list = (...sources: string[]) => [...new Set(sources)];
  return {
    'default-src': ["'none'"],
    'script-src': list(
      "'self'",
      sourceHash(boot),
      sourceHash(WAIT_FOR_SHEET),
      ...(announcement?.close ? [sourceHash(ANNOUNCEMENT_SCRIPT)] : []),
      ...of('script'),
    ),
    'style-src': list("'self'", ...of('style')),
    'img-src': list("'self'", 'data:', ...of('img')),
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': list("'self'", ...of('connect')),
    'frame-src': list("'self'", ...of('frame'), ...origins),
    'form-action': list("'self'", ...of('form')),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': list('scripts', ...of('policies')),
  };
}

/** Each source is one word: what would end it, its directive, the policy or the attribute that holds it is escaped. */
const sourceText = (source: string) => source.replace(/[\s;,"<>&]/g, encodeURIComponent);

export const policyText = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.map(sourceText)].join(' '))
    .join(';');

/** The policy of one page, by the text of its `<style>` and of the script that this page alone has, if any. */
export function policyTag(site: Directives, style: string, script?: string): string {
  const text = policyText({
    ...site,
    'script-src': [...(site['script-src'] ?? []), ...(script ? [sourceHash(script)] : [])],
    'style-src': [sourceHash(style), ...(site['style-src'] ?? [])],
  });
  return `<meta http-equiv="Content-Security-Policy" content="${text}">`;
}

/**
 * Throws if an element has a `style` attribute, which no hash may allow. React escapes quotation marks in text, so
 * `style="` only occurs in tags.
 */
export function refuseStyleAttributes(html: string): void {
  const index = html.indexOf(' style="');
  if (index < 0) return;
  const tag = html.slice(html.lastIndexOf('<', index), html.indexOf('>', index) + 1);
  throw new Error(`The policy allows no style attribute: ${tag}. Use styled() instead.`);
}

/** The hash of a text as a source. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
