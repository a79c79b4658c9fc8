import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../node/project.ts';
import { chooseLanguage } from '../../words/choose-language.mjs';
import { wordsOfSite } from '../../words/node/catalogues.ts';
import { languageOfSite } from '../../words/node/plain.mjs';
import { type Templates, toTemplate } from '../edit/templates.ts';

const FOLDER = join(projectRoot, 'src/content/edit/templates');

/** The templates in the language of a site. */
export function templatesFor(site: string): Templates {
  const language = chooseLanguage([languageOfSite(site)], readdirSync(FOLDER));
  return {
    of: (id) => toTemplate(readFileSync(join(FOLDER, language, `${id}.json`), 'utf8')),
    worded: wordsOfSite(site).worded,
  };
}
