import { CannotEdit } from '../../content/edit/file-change.ts';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { writeChanges } from '../../content/node/write-changes.ts';
import { missingDatabase } from '../../demo/supabase/load-supabase.ts';
import { suitingLanguage } from '../../words/choose-language.mjs';
import { msg } from '../../words/message.ts';
import { t } from '../../words/reader.ts';
import { LANGUAGES } from '../new-site/template-language.ts';
import type { Asker } from '../page/asker.ts';
import { readOptions, SITE } from '../read-options.ts';
import { showChanges } from '../show-changes.ts';
import { planAccounts } from './plan-accounts.ts';
import { readmeChange } from './readme-change.ts';

interface AccountsRun {
  args: string[];
  /** The folder that holds site-config/ and public/. */
  root: string;
  ask: Asker;
  say(text: string): void;
  /** The language of the person at the terminal. */
  spoken: string;
  /** ANSI colours, for a terminal. */
  colors: boolean;
}

/** Adds accounts and a panel to a site that has none. Throws CannotEdit when nothing was done. */
export async function runAccounts({ args, root, ask, say, spoken, colors }: AccountsRun) {
  const { values } = readOptions({
    name: 'node bin/site-in-json.mjs accounts',
    about: msg('commands/help:accounts'),
    args,
    options: { ...SITE, yes: { type: 'boolean', default: false } },
  });
  const own = LANGUAGES.find((one) => one === suitingLanguage(spoken, LANGUAGES)) ?? 'en';
  const { kept, ...plan } = planAccounts(createSiteConfigLoader(root), own);
  const readme = readmeChange(root, plan);
  const changes = [...plan.changes, ...(readme ? [readme] : [])];
  const isNew = ({ before }: (typeof changes)[number]) => before === undefined;
  for (const { file } of changes.filter(isNew)) say(t('commands/changes:new', { file }));
  say(
    `\n${showChanges(
      changes.filter((change) => !isNew(change)),
      { colors },
    )}`,
  );
  for (const form of kept) say(t('commands/accounts:kept', { form }));
  if (!values.yes && !(await ask.confirm(msg('commands/page:confirm'))))
    throw new CannotEdit(msg('commands/page:nothing-done'));
  writeChanges(root, changes);
  const missing = missingDatabase();
  if (missing) say(t(missing.key, missing.values));
  say(t('commands/accounts:done'));
}
