/** Imported first of all by a command: what it says is in the language of the person at the terminal. */
import { speak } from '../reader.ts';
import { wordsIn } from './catalogues.ts';
import { languageOfProcess } from './plain.mjs';

speak(() => wordsIn(languageOfProcess()));
