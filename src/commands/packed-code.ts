import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../node/files-in.ts';
import { importsOf, isSource } from '../node/import-graph.ts';
import { projectRoot } from '../node/project.ts';
import { ENTRIES, PARTS } from '../studio/server/client-code/script-names.ts';

const { exports } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

/**
 * What an installed engine reads of its code: it bundles this with a site's own blocks, or serves it to browsers by Vite. A folder
 * stands for all that is in it.
 */
const READ = [
  'src/app',
  'src/blocks',
  'src/build/no-accounts.ts',
  'src/build/prerender-worker.ts',
  'src/content/read/schema/ajv.ts',
  'src/demo/browser',
  'src/studio/client/site-changes.ts',
  'src/supabase/studio/site-checks.ts',
  'src/words/words-in-page.ts',
  ...PARTS.blocks.flat().map((name) => ENTRIES[name]),
  ...Object.values<string>(exports).map((file) => file.replace('./', '')),
];

/** Tests, and what serves them, `files` of package.json leaves out. */
const isCode = (file: string) =>
  isSource(file) && !/\.test\.tsx?$|\/testing(\/|\.tsx?$)/.test(file);

const allCode = () =>
  filesIn(join(projectRoot, 'src'))
    .map((name) => `src/${name}`)
    .filter(isCode);

/** The code that a package brings: what is read, with all that it imports, types too; and what runs before any bundle is found. */
export function packedCode(): Set<string> {
  const packed = new Set<string>();
  const add = (file: string) => {
    if (packed.has(file) || !isCode(file)) return;
    packed.add(file);
    for (const imported of importsOf(file)) if (imported.file) add(imported.file);
  };
  const isRead = (file: string) =>
    READ.some((read) => file === read || file.startsWith(`${read}/`)) || file.endsWith('.mjs');
  allCode().filter(isRead).forEach(add);
  return packed;
}

/** The code that is in its bundles alone. */
export function bundledCode(): string[] {
  const packed = packedCode();
  return allCode().filter((file) => !packed.has(file));
}
