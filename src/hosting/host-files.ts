import { SOCIAL_IMAGES } from '../ui/data/social-image.ts';
import { addressText, patternOf } from './escape.ts';
import type { Headers } from './headers.ts';
import { ASSETS } from './own-addresses.ts';
import { DOCUMENT_POLICY, DRAWING, POLICY_HEADER } from './public-documents.ts';

/** Assets never change: their name contains a hash of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * What static hosts read as `_headers`. A line with `!` takes a header away (Cloudflare). `documents` are the
 * addresses of those of public/.
 */
export function headersFile(headers: Headers, documents: readonly string[]): string {
  const block = (path: string, lines: string[]) =>
    `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`;
  const lines = (of: Headers) => Object.entries(of).map(([name, value]) => `${name}: ${value}`);
  return [
    block('/*', [...lines(headers), '! Access-Control-Allow-Origin']),
    block(`${ASSETS}/*`, ['! Cache-Control', `Cache-Control: ${IMMUTABLE}`]),
    // Other sites embed the pictures for social networks.
    block(`${SOCIAL_IMAGES}/*`, [
      '! Cross-Origin-Resource-Policy',
      'Cross-Origin-Resource-Policy: cross-origin',
    ]),
    ...[`/*${DRAWING}`, ...new Set(documents.map(hostPattern))].map((path) =>
      block(path, [`! ${POLICY_HEADER}`, `${POLICY_HEADER}: ${DOCUMENT_POLICY}`]),
    ),
  ].join('\n');
}

/** Replaces the rest of a path by `*` from the first sign that has a meaning in `_headers`. */
const hostPattern = (path: string) => addressText(path).replace(/[*:].*$/, '*');

/** The headers of an address in a `_headers` file, as hosts read it: all matching rules, in order. */
export function readHeaders(text: string): (path: string) => Headers {
  const rules = text.split('\n\n').map((rule) => {
    const [path = '', ...lines] = rule.split('\n').filter(Boolean);
    const pattern = new RegExp(`^${path.split('*').map(patternOf).join('.*')}$`);
    return { pattern, lines: lines.map((line) => line.trim()) };
  });
  return (path) => {
    const headers: Headers = {};
    for (const { lines } of rules.filter(({ pattern }) => pattern.test(path))) {
      for (const line of lines) {
        const [name = '', value] = line.split(/: (.*)/);
        if (value === undefined) delete headers[name.replace(/^! /, '')];
        else headers[name] = value;
      }
    }
    return headers;
  };
}
