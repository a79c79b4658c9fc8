/** Writes docs/erros.md; a test holds that it is current. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkExamples, errorDocs } from '../src/content/testing/error-docs.ts';

writeFileSync(join(import.meta.dirname, '../docs/erros.md'), errorDocs(checkExamples()));
