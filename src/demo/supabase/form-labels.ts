import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../app/types/config.gen.ts';
import { contentRoot } from '../../node/project.ts';

/** `formName` -> what people call that form, as the site's panel says. Throws where a page does not parse. */
export function readFormLabels(root = contentRoot): Record<string, string> {
  const pages = join(root, 'site-config/pages');
  const labels = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(pages, file), 'utf8')) as Page)
    .flatMap(({ sections = [] }) => sections)
    .flatMap((section) => (section.type === 'submission-panel' ? section.forms : []))
    .map(({ name, label }) => [name, label]);
  return Object.fromEntries(labels);
}
