/** `site-in-json new <folder>`: a small site that is valid and finished, with what it takes to build it. */

import { newSite } from '../src/commands/new-site/new-site.ts';
import { nobody, person } from '../src/commands/page/asker.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { projectRoot } from '../src/node/project.ts';
import { chooseLanguage } from '../src/words/choose-language.mjs';
import { wordsIn } from '../src/words/node/catalogues.ts';
import { isLanguageAsked, languageOfProcess, languagesOf } from '../src/words/node/plain.mjs';
import { speak, worded } from '../src/words/reader.ts';

const { stdin, stdout } = process;

/** Who is asked in no language reads that of the site, if the tools speak it. */
const speakAs = (language: string) =>
  speak(wordsIn(chooseLanguage([language], languagesOf(projectRoot)), projectRoot));

await runCommand(() =>
  newSite({
    args: process.argv.slice(2),
    from: process.cwd(),
    ask: stdin.isTTY && stdout.isTTY ? person : nobody,
    say: (text) => stdout.write(`${worded(text)}\n`),
    spoken: languageOfProcess(),
    ...(!isLanguageAsked() && { onLanguage: speakAs }),
  }),
);
