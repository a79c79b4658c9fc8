import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileChange } from '../../content/edit/file-change.ts';
import { projectRoot } from '../../node/project.ts';
import { inItsWords } from '../new-site/country.ts';
import type { TemplateLanguage } from '../new-site/template-language.ts';
import { readmePart } from './account-files.ts';

const FILE = 'README.md';
const TEMPLATES = join(projectRoot, 'src/commands/new-site/template');

interface Languages {
  language: TemplateLanguage;
  siteLanguage: string;
}

/** How a new site with a form alone goes online becomes how one with a panel does. Undefined if somebody has rewritten it. */
export function readmeChange(root: string, languages: Languages): FileChange | undefined {
  const path = join(root, FILE);
  if (!existsSync(path)) return undefined;
  const before = readFileSync(path, 'utf8');
  const template = readFileSync(join(TEMPLATES, languages.language, 'beside', FILE), 'utf8');
  const part = lastPart(inItsWords(template, languages)).trim();
  if (!before.includes(part)) return undefined;
  const after = before.replace(part, () => readmePart(languages).trim());
  return { file: FILE, before, after };
}

/** From its last heading on. */
export const lastPart = (readme: string): string => readme.slice(readme.lastIndexOf('\n## ') + 1);
