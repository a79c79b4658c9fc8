/** Imported first of all by a command: what it says is in the language of the person at the terminal. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentRoot } from '../../node/project.ts';
import { chooseLanguage, languageOfLocale } from '../choose-language.ts';
import { speak } from '../reader.ts';
import { wordsOf } from '../words.ts';
import { catalogueOf, languagesOf } from './catalogues.ts';

const { lang } = parseArgs({ options: { lang: { type: 'string' } }, strict: false }).values;
// In the environment for child processes and threads.
if (typeof lang === 'string') process.env.TOOLS_LANGUAGE = lang;

/** The language of a site; undefined if it says none. A file with mistakes may say it too. */
export function languageOfSite(site: string): string | undefined {
  try {
    const text = readFileSync(join(site, 'site-config/site.json'), 'utf8');
    return /"language"\s*:\s*"([\w-]+)"/.exec(text)?.[1];
  } catch {
    return undefined; // the validator tells what is wrong with it
  }
}

/** What `--lang` says, else the terminal, else the site. */
export function languageOfProcess(): string {
  const { TOOLS_LANGUAGE, LC_ALL, LC_MESSAGES, LANG } = process.env;
  const ofWindows =
    process.platform === 'win32' ? Intl.DateTimeFormat().resolvedOptions().locale : undefined;
  const ofTerminal = languageOfLocale(LC_ALL || LC_MESSAGES || LANG) ?? ofWindows;
  return chooseLanguage(
    [TOOLS_LANGUAGE, ofTerminal, languageOfSite(contentRoot)],
    languagesOf(contentRoot),
  );
}

speak(() => {
  const language = languageOfProcess();
  return wordsOf(language, catalogueOf(language, contentRoot));
});
