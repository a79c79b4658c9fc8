import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in.ts';
import { hashOf } from './hash-of.ts';
import { isInstalled, packedSum } from './installed.mjs';
import { projectRoot } from './project.ts';

/**
 * Folders and files of which the code decides what a build makes: `code-files.test.ts` holds that they
 * import nothing from elsewhere. An edit of any other code, the studio's say, makes no page anew.
 */
export const BUILD_CODE: readonly string[] = [
  'src/app',
  'src/blocks',
  'src/build',
  'src/commands/new-site/template',
  'src/content',
  'src/forms',
  'src/hosting',
  'src/lib',
  'src/migrations',
  'src/node',
  'src/panel',
  'src/types',
  'src/ui',
  'src/visitor',
  'src/words',
  'supabase/functions/new-submission/address.ts',
  'supabase/functions/new-submission/crm.ts',
  'supabase/functions/new-submission/file-types.ts',
  'scripts/run.mjs',
  'schema/integrations.schema.json',
];

const NOT_BUILT =
  /\.(test\.tsx?|md|snap|npmignore)$|\/testing(\/|\.tsx?$)|^src\/blocks\/.*\/schema\.json$|^src\/blocks\/.*\/words\/.*\.json$|^src\/words\/.*\.json$/;

/** All files in these folders, and these files, but tests and what serves tests. Paths from `root`, sorted. */
export function codeFiles(code: readonly string[], root = projectRoot): string[] {
  const files = code.flatMap((path) =>
    /\.\w+$/.test(path) ? [path] : filesIn(join(root, path)).map((file) => `${path}/${file}`),
  );
  return files.filter((file) => !NOT_BUILT.test(file)).sort();
}

/** What results of this code depend on. `packed`: as in a package, whose code is never edited. */
export const sumOfCode = (code: readonly string[], packed: boolean = isInstalled) =>
  packed ? readFileSync(packedSum, 'utf8') : codeSums(code);

/** Each of these files with the hash of its content. */
export const codeSums = (code: readonly string[], root = projectRoot) =>
  codeFiles(code, root).map((file) => [file, hashOf(readFileSync(join(root, file)))]);
