import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../lib/json.ts';
import { filesIn } from '../../node/files-in.ts';
import { projectRoot } from '../../node/project.ts';
import { inItsWords } from '../new-site/country.ts';
import { inSamples } from '../new-site/in-samples.ts';
import type { TemplateLanguage } from '../new-site/template-language.ts';

const FOLDER = join(projectRoot, 'src/commands/accounts/template');

interface AccountFiles {
  /** `site-config/pages/account/panel.json` -> its value. */
  created: Record<string, JsonObject>;
  /** Sections of messages.json. */
  messages: Record<'auth' | 'emails' | 'notices', JsonObject>;
  /** The section that the page on privacy gets. */
  privacy: JsonObject;
}

export interface TemplateOptions {
  language: TemplateLanguage;
  /** What the site says of itself; another than `language` if that is the nearest there is. */
  siteLanguage: string;
  isForeign: boolean;
  values: Record<string, string>;
}

/** The pages, forms and words that accounts and a panel need, in the language of the site. */
export function accountFiles(options: TemplateOptions): AccountFiles {
  const { language, isForeign, values } = options;
  const read = (path: string) => {
    const text = inItsWords(readFileSync(join(FOLDER, language, path), 'utf8'), options);
    const template = isForeign ? inSamples(text, `site-config/${path}`, options) : text;
    return JSON.parse(
      template.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
        JSON.stringify(values[name] ?? '').slice(1, -1),
      ),
    );
  };
  const content = filesIn(join(FOLDER, language)).filter((path) => /^(pages|forms)\//.test(path));
  return {
    created: Object.fromEntries(content.map((path) => [`site-config/${path}`, read(path)])),
    messages: read('messages.json'),
    privacy: read('privacy.json'),
  };
}

/** What the README of a new site says of the panel. */
export const readmePart = (languages: Pick<TemplateOptions, 'language' | 'siteLanguage'>): string =>
  inItsWords(readFileSync(join(FOLDER, languages.language, 'README.md'), 'utf8'), languages);
