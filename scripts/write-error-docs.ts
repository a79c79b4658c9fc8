/** Writes docs/errors.md, erros.md and errores.md; a test holds that they are current. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkExamples, errorDocs } from '../src/content/testing/error-docs.ts';
import { projectRoot } from '../src/node/project.ts';

for (const [path, text] of errorDocs(checkExamples())) writeFileSync(join(projectRoot, path), text);
