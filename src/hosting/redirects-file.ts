import { type Message, msg } from '../words/message.ts';
import { addressText } from './escape.ts';
import {
  escapeOf,
  isExact,
  type Redirect,
  type Rule,
  rulesOf,
  statusOf,
} from './redirect-source.ts';

/**
 * The `_redirects` file of static hosts, which take the first line that matches. Some distinguish `/a` from `/a/`, and
 * `%C3` from `%c3`. A redirect by parameters is a line for Netlify, where `!` puts it before a page; Cloudflare skips
 * it, and our own server reads the comment above it.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const rules = rulesOf(redirects);
  const exact = new Set(rules.filter(isExact).map(({ path }) => path));
  const isFree = ({ below, path }: Rule) => below && path !== '/' && !exact.has(path);
  const lines = [
    ...rules.filter(({ below }) => !below).flatMap(exactLines),
    // `*` is nothing, too: the page above keeps its address with a slash.
    ...rules
      .filter(isFree)
      .flatMap(({ path }) => writtenForms(path).map((form) => `${form}/ ${form} 301`)),
    ...rules.filter(({ below }) => below).flatMap(belowLines),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function exactLines(rule: Rule): string[] {
  const { redirect, path, query } = rule;
  const forms = writtenForms(path).flatMap((form) => (form === '/' ? [form] : [form, `${form}/`]));
  const target = `${addressText(redirect.to)} ${statusOf(redirect)}`;
  if (query === undefined) return forms.map((form) => `${form} ${target}`);
  const parameters = netlifyParameters(query);
  return [
    `# ${addressText(redirect.from)} ${target}`,
    ...(parameters
      ? forms.map((form) => `${form} ${parameters} ${hostText(redirect.to)} 301!`)
      : []),
  ];
}

/** Netlify compares decoded values, and a space ends a word of its lines; undefined for what it cannot say. */
function netlifyParameters(query: string): string | undefined {
  const words = query.split('&').map((parameter) => decodedText(parameter.replaceAll('+', ' ')));
  const isWord = (word: string | undefined) =>
    word !== undefined && /^[^\s=/#:]+=[^\s:]/.test(word) && !/[\s\p{C}]/u.test(word);
  return words.every(isWord) ? words.join(' ') : undefined;
}

function decodedText(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    return undefined;
  }
}

const belowLines = ({ redirect, path }: Rule): string[] =>
  writtenForms(path).map(
    (form) => `${form.replace(/^\/$/, '')}/* ${hostText(redirect.to)} ${statusOf(redirect)}`,
  );

/** An address without what hosts replace in a rule of theirs: `:name` and `*`. */
const hostText = (address: string) => addressText(address).replace(/\*|:(?=[a-z])/gi, escapeOf);

/** A path as browsers send it: other than them, WordPress writes escapes with small letters. */
function writtenForms(path: string): string[] {
  const escaped = path.replace(/[%?#\\\s*^]|:(?=[a-z])/gi, escapeOf);
  const { pathname } = new URL(`http://host${escaped}`);
  return [...new Set([pathname, pathname.replace(/%../g, (sign) => sign.toLowerCase())])];
}

/** The rules in a `_redirects` file that was written here. */
export function readRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const words = line.replace(/^# /, '').split(' ');
      const [from = '', to = '', status] = words;
      // Those are for Netlify alone, or for a page, which is found here with a slash as well.
      if (words.length > 3 || from === `${to}/`) return [];
      return [{ from, to, ...(status === '302' && { temporary: true }) }];
    });
}

/** What Cloudflare Pages reads of the file: lines of one address each, and lines with `*`. */
const MOST_LINES = { exact: 2000, below: 100 };

/** What Cloudflare Pages does not do of a `_redirects` file, for whoever publishes there. */
export function redirectLimits(text: string): Message[] {
  const lines = text.split('\n').filter(Boolean);
  const byParameters = lines.filter((line) => line.startsWith('# ')).length;
  const rules = lines.filter((line) => line.split(' ').length === 3);
  const below = rules.filter((line) => line.includes('/* ')).length;
  const exact = rules.length - below;
  return [
    ...(byParameters > 0 ? [msg('hosting/redirects:parameters', { count: byParameters })] : []),
    ...(exact > MOST_LINES.exact || below > MOST_LINES.below
      ? [
          msg('hosting/redirects:too-many', {
            mostExact: MOST_LINES.exact,
            mostBelow: MOST_LINES.below,
            exact,
            below,
          }),
        ]
      : []),
  ];
}
