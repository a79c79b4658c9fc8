import { execFileSync } from 'node:child_process';
import standalone from 'ajv/dist/standalone/index.js';
import { iconNames } from '../../content/node/icons.ts';
import { QUICK } from '../../content/node/load-schemas.ts';
import { madeOf, readSchemaFiles } from '../../content/node/read-schemas.ts';
import { samplesAt } from '../../content/node/samples.ts';
import { createSchemas } from '../../content/read/schema/schema.ts';
import type { JsonObject } from '../../lib/json.ts';
import { SCHEMA_VERSION } from '../../migrations/schema-version.gen.ts';
import { fontPackagesIn } from '../../node/font-files.ts';
import { projectRoot } from '../../node/project.ts';
import { msg } from '../../words/message.ts';
import { languageForSite, wordsIn } from '../../words/node/catalogues.ts';
import type { Made, MadeBeside } from './site-checks.ts';

/** What the validator in the function knows of a site's engine and blocks. */
export function siteMade(root: string): { made: Made; quick: string } {
  let quick = '';
  const { made: schemas } = madeOf(readSchemaFiles(root), (files) => {
    // Compiled here: in the function it would take half of the processor's time that a request has.
    createSchemas(files, (compile) => {
      quick = standalone(compile(QUICK));
      return () => undefined;
    });
    return Object.fromEntries(files) as Record<string, JsonObject>;
  });
  return { made: { ...madeBeside(root), schemas }, quick };
}

/** The same without the schemas, which whoever runs on this machine has compiled already. */
export function madeBeside(root: string): MadeBeside {
  const language = languageForSite();
  return {
    ...{ schemaVersion: SCHEMA_VERSION, blocks: blocksIn(root) },
    ...{ icons: [...iconNames()], fonts: fontPackagesIn([root, projectRoot]) },
    samples: samplesAt(root)(language),
    branchPrefix: wordsIn(language, root).worded(msg('studio/git:branch-prefix')),
  };
}

/** As it is committed; null without one, or without git. */
function blocksIn(root: string): string | null {
  try {
    const args = ['rev-parse', '--verify', '--quiet', 'HEAD:./blocks'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim() || null;
  } catch {
    return null; // git says so by its exit code
  }
}
