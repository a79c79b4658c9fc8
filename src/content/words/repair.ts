import { fold } from '../../lib/fold.ts';
import { formatted } from './formats.ts';

/** The value made to fit the pattern by the usual slips, or undefined; a moment in the site's time zone. */
export function repair(value: string, pattern: string, timeZone?: string): string | undefined {
  const fits = new RegExp(pattern, 'u');
  return candidates(value.slice(0, 300), timeZone).find(
    (candidate) => candidate !== value && candidate !== '' && fits.test(candidate),
  );
}

/** "contato.json" -> "contato", "/sobre.html" -> "/sobre"; no other file has a name without its end. */
const nameOf = (value: string) =>
  value.replace(/^(?:.*\/)?([^/]+)\.json$/, '$1').replace(/\.(html?|php)$/, '');

const isAnchor = (value: string) => /^#[a-z]/i.test(value) && !/^#[0-9a-f]{3,8}$/i.test(value);

/** "http://a.example" or "//a.example" with https; a page on the editor's own machine has none. */
const secure = (value: string) =>
  /^(http:)?\/\/(?!localhost|127\.)[\w-]+\.\w/.test(value)
    ? [value.replace(/^(http:)?/, 'https:')]
    : [];

function candidates(value: string, timeZone: string | undefined): string[] {
  const trimmed = value.trim();
  const plain = fold(trimmed)
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9/-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/\/{2,}/g, '/')
    .replace(/-+(?=\/|$)|(?<=\/|^)-+/g, '')
    .replace(/(?<=.)\/+$/, '');
  const letters = fold(trimmed).replace(/[^a-z0-9]/g, '');
  const meant = formatted(trimmed, timeZone);
  // Removing signs from an address, or the dot from a file name, gives an unrelated value.
  if (/^[a-z]+:|\/\/|.#|\\|\.[a-z][a-z0-9]{1,4}$/i.test(trimmed) || isAnchor(trimmed))
    return [
      trimmed,
      ...secure(trimmed),
      ...meant,
      nameOf(trimmed),
      trimmed.replace(/(?<=.)#.*$/, ''),
      trimmed.replace(/^#/, ''),
    ];
  return [
    trimmed,
    ...meant,
    `/${trimmed}`,
    trimmed.replaceAll('_', '-'),
    plain,
    `/${plain}`,
    trimmed.replace(/\s+/g, ''),
    trimmed.replace(/\D+/g, ''),
    `#${trimmed}`,
    trimmed.replace(/\/+$/, ''),
    plain.replaceAll('/', '-'),
    fold(trimmed).replace(/[^a-z0-9/._-]+/g, '-'),
    `/${fold(trimmed).replace(/[^a-z0-9/._-]+/g, '-')}`,
    letters,
    letters.slice(0, 1).toUpperCase() + letters.slice(1),
  ];
}
