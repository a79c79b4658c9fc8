/**
 * In which language a process speaks, and its words before packages are installed: plain JavaScript without imports from
 * npm, as it runs on a fresh clone. It reads the same catalogues.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { siteOfProcess } from '../../node/site-of-process.mjs';
import { chooseLanguage, languageOfLocale } from '../choose-language.mjs';
import { asTyped } from './as-typed.mjs';

const CATALOGUES = join(import.meta.dirname, '..');

/**
 * Where folders of languages stand: the engine's, and those that a site brings.
 * @param {string} site
 */
export const placesOf = (site) => [CATALOGUES, join(site, 'words')];

/**
 * The languages that tools speak on a site: the folders with words.
 * @param {string} site
 */
export const languagesOf = (site) =>
  [...new Set(placesOf(site).flatMap(foldersIn))].filter((name) => name !== 'node').sort();

const foldersIn = (place) =>
  existsSync(place)
    ? readdirSync(place, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

const { lang } = parseArgs({ options: { lang: { type: 'string' } }, strict: false }).values;
// In the environment for child processes and threads.
if (typeof lang === 'string') process.env.TOOLS_LANGUAGE = lang;

/** What `--lang` says, and the terminal. */
function languagesAsked() {
  const { TOOLS_LANGUAGE, LC_ALL, LC_MESSAGES, LANG } = process.env;
  const ofWindows =
    process.platform === 'win32' ? Intl.DateTimeFormat().resolvedOptions().locale : undefined;
  return [TOOLS_LANGUAGE, languageOfLocale(LC_ALL || LC_MESSAGES || LANG) ?? ofWindows];
}

/** Whether the person says a language, and not the site alone. */
export const isLanguageAsked = () => languagesAsked().some(Boolean);

/**
 * What `--lang` says, else the terminal, else the site.
 * @returns {string}
 */
export function languageOfProcess() {
  const site = siteOfProcess();
  return chooseLanguage([...languagesAsked(), languageOfSite(site)], languagesOf(site));
}

/**
 * The language of a site; undefined if it says none. A file with mistakes may say it too.
 * @param {string} site
 * @returns {string | undefined}
 */
export function languageOfSite(site) {
  try {
    const text = readFileSync(join(site, 'site-config/site.json'), 'utf8');
    return /"language"\s*:\s*"([\w-]+)"/.exec(text)?.[1];
  } catch {
    return undefined; // the validator tells what is wrong with it
  }
}

/**
 * What `worded` does where there are packages. Values are texts and messages: there are no plurals here.
 * @param {string | import('../message.ts').Message} wording
 * @returns {string}
 */
export function plainlyWorded(wording) {
  if (typeof wording === 'string') return wording;
  const { key, values = {} } = wording;
  const text = textOf(languageOfProcess(), key) ?? textOf('en', key) ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => plainlyWorded(values[name] ?? ''));
}

/** Undefined if the catalogue has no such message. */
function textOf(language, key) {
  const [file, name] = key.split(':');
  try {
    const read = readFileSync(join(CATALOGUES, language, `${file}.json`), 'utf8');
    const text = JSON.parse(asTyped(read))[name];
    return Array.isArray(text) ? text.join('\n') : text;
  } catch {
    return undefined;
  }
}
