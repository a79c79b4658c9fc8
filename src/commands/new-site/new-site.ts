import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createLoader } from '../../content/check/loader.ts';
import { loadSchemas } from '../../content/node/load-schemas.ts';
import { machineAt } from '../../content/node/machine.ts';
import { writeChanges } from '../../content/node/write-changes.ts';
import { projectRoot } from '../../node/project.ts';
import { msg, type Wording } from '../../words/message.ts';
import { languagesOf } from '../../words/node/plain.mjs';
import { currentWords } from '../../words/reader.ts';
import { UserError } from '../../words/user-error.ts';
import { planAccounts } from '../accounts/plan-accounts.ts';
import type { Asker } from '../page/asker.ts';
import { answersOf } from './answers.ts';
import { siteFiles } from './site-files.ts';

interface Command {
  args: string[];
  /** The folder that the new one is named from. */
  from: string;
  ask: Asker;
  say(text: Wording): void;
  spoken: string;
  /** Told the language of the site as soon as it is known. */
  onLanguage?: (language: string) => void;
}

/** Writes a small site that is valid and finished into a new folder, with what it takes to build it there. */
export async function newSite({ from, say, ...asked }: Command): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const answers = await answersOf({ ...asked, version });
  const root = resolve(from, answers.folder);
  if (existsSync(root) && readdirSync(root).some((name) => name !== '.git'))
    throw new UserError(msg('commands/new:not-empty', { folder: answers.folder }));
  const files = siteFiles(answers);
  for (const [path, text] of files) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  if (answers.accounts) {
    const load = createLoader(machineAt(root), loadSchemas(root));
    writeChanges(root, planAccounts(load, answers.language).changes);
  }
  const isHere = root === resolve(from);
  say(msg(`commands/new:done${isHere ? '-here' : ''}`, { folder: answers.folder }));
  const names = new Intl.DisplayNames(currentWords()?.language ?? 'en', { type: 'language' });
  const nameOf = (one: string) => names.of(one) ?? one;
  const toolsSpeak = languagesOf(root);
  const { language } = new Intl.Locale(answers.siteLanguage);
  if (toolsSpeak.every((one) => new Intl.Locale(one).language !== language))
    say(
      msg('commands/new:tools', {
        language: nameOf(answers.siteLanguage),
        languages: { list: toolsSpeak.map(nameOf), last: 'and' },
      }),
    );
}
