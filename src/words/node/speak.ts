/** Imported first of all by a command: what it says is in the language of the person at the terminal. */
import { contentRoot } from '../../node/project.ts';
import { speak } from '../reader.ts';
import { wordsOf } from '../words.ts';
import { catalogueOf } from './catalogues.ts';
import { languageOfProcess } from './plain.mjs';

speak(() => {
  const language = languageOfProcess();
  return wordsOf(language, catalogueOf(language, contentRoot));
});
