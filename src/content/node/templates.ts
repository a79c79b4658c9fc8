import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { projectRoot } from '../../node/project.ts';
import { chooseLanguage } from '../../words/choose-language.mjs';
import { wordsOfSite } from '../../words/node/catalogues.ts';
import { languageOfSite } from '../../words/node/plain.mjs';
import { type Templates, toTemplate } from '../edit/templates.ts';

const FOLDER = join(projectRoot, 'src/content/edit/templates');

const folderFor = (site: string): string =>
  join(FOLDER, chooseLanguage([languageOfSite(site)], readdirSync(FOLDER)));

/** The templates in the language of a site. */
export function templatesFor(site: string): Templates {
  const folder = folderFor(site);
  return {
    of: (id) => toTemplate(readFileSync(join(folder, `${id}.json`), 'utf8')),
    worded: wordsOfSite(site).worded,
  };
}

/** Their texts by name, those of records too. */
export function templateTexts(site: string): Record<string, string> {
  const folder = folderFor(site);
  return Object.fromEntries(
    readdirSync(folder).map((name) => [parse(name).name, readFileSync(join(folder, name), 'utf8')]),
  );
}
