import { RETURN_SCRIPT, WAIT_FOR_SHEET } from '../lib/boot-protocol.ts';
import type { Consent, Integrations } from '../types/config.gen.ts';
import { hashOf, inlineStyles, tagWithStyle } from './inline-styles.ts';
import { type Needs, needsOf } from './services.ts';

/** Directive -> its sources. */
export type Directives = Record<string, string[]>;

interface Input {
  /** The source of the boot script. */
  boot: string;
  integrations: Integrations;
  /** What its categories allow a tag for. */
  consent?: Consent | undefined;
  /** Addresses of the players of other sites that the pages have. */
  players: string[];
}

/**
 * What all pages share. One policy for the whole site but for styles: who navigates keeps the policy
 * of the page that was loaded.
 */
export function sitePolicy({ boot, integrations, consent, players }: Input): Directives {
  const needs = needsOf(integrations, consent);
  const of = (name: keyof Needs) => needs.flatMap((need) => need[name] ?? []);
  const origins = players.map((address) => new URL(address).origin);
  const list = (...sources: string[]) => [...new Set(sources)];
  return {
    'default-src': ["'none'"],
    'script-src': list("'self'", hashOf(boot), hashOf(WAIT_FOR_SHEET), ...of('script')),
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

/** Emotion's sheet: an empty `<style>` to which rules are added by script. */
const EMPTY = hashOf('');

/** Adds the hashes of one page's styles, and of the script that one page alone has. Throws if an element has a `style` attribute, which no hash may allow. */
export function pagePolicy(site: Directives, html: string): Directives {
  const tag = tagWithStyle(html);
  if (tag) throw new Error(`The policy allows no style attribute: ${tag}. Use styled() instead.`);
  const style = [...inlineStyles(html).map(hashOf), EMPTY, ...(site['style-src'] ?? [])];
  const script = html.includes(RETURN_SCRIPT) ? [hashOf(RETURN_SCRIPT)] : [];
  return { ...site, 'script-src': [...(site['script-src'] ?? []), ...script], 'style-src': style };
}

const CHARSET = '<meta charset="utf-8">';

/** Inserts a page's policy at the beginning of its head, before everything that it applies to. */
export function withPolicy(html: string, site: Directives): string {
  const text = policyText(pagePolicy(site, html));
  return html.replace(
    CHARSET,
    () => `${CHARSET}\n<meta http-equiv="Content-Security-Policy" content="${text}">`,
  );
}
