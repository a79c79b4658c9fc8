import { resolve } from 'node:path';
import { catalogueOf } from '../src/words/node/catalogues.ts';
import { speak } from '../src/words/reader.ts';
import { wordsOf } from '../src/words/words.ts';

// Whoever runs the tests: what tools say is compared in Portuguese.
speak(() => wordsOf('pt-BR', catalogueOf('pt-BR', resolve(process.env.CONTENT_ROOT ?? '.'))));
