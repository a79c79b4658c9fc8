/** Writes docs/erros.md; a test holds that it is current. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkExamples, errorDocs } from '../src/content/testing/error-docs.ts';
import { projectRoot } from '../src/node/project.ts';
import { catalogueOf } from '../src/words/node/catalogues.ts';
import { speak } from '../src/words/reader.ts';
import { wordsOf } from '../src/words/words.ts';

speak(wordsOf('pt-BR', catalogueOf('pt-BR', projectRoot)));
writeFileSync(join(projectRoot, 'docs/erros.md'), errorDocs(checkExamples()));
