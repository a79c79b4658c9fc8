/** Builds the site (`--site <folder>`: another; `--port <number>`) in demo mode and serves it as a static host would. */
import { buildSite } from '../src/build/build-site.ts';
import { ensurePortIsFree, PORT, portOf } from '../src/commands/port.ts';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { INBOX } from '../src/demo/folder.ts';
import { buildPublished } from '../src/demo/studio/build-published.ts';
import { studioPath } from '../src/demo/studio/studio-path.ts';
import { nameOfAccount, readyAccounts } from '../src/demo/supabase/accounts.ts';
import { missingDatabase } from '../src/demo/supabase/load-supabase.ts';
import { openSupabaseSoon } from '../src/dev/embedded-supabase.ts';
import { uses } from '../src/dev/local-services.ts';
import { servePreview } from '../src/dev/serve-preview.ts';
import { useDemoEnvironment } from '../src/node/demo-environment.ts';
import { writeStudio } from '../src/studio/server/address/write-studio.ts';
import { msg, type Wording } from '../src/words/message.ts';
import { t, worded } from '../src/words/reader.ts';

await runCommand(async () => {
  const { values } = readOptions({
    name: 'npm start',
    about: msg('commands/help:start'),
    options: { ...SITE, ...PORT },
  });
  const port = portOf(values.port, 4173);
  await ensurePortIsFree(port, 'npm start');
  process.env.SITE_URL ||= `http://localhost:${port}`;
  useDemoEnvironment();
  const embeds = uses().emails && process.env.SUPABASE_URL === '/';
  const missing = embeds ? missingDatabase() : undefined;
  if (missing) console.log(`${worded(missing)}\n`);
  else openSupabaseSoon();
  const { SITE_NOW } = process.env;
  const log = (line: Wording) => console.log(worded(line));
  if (!(await buildPublished(log))) await buildSite(log, { writeBeside: writeStudio });
  // What is published later has a moment of its own.
  if (SITE_NOW === undefined) delete process.env.SITE_NOW;
  await servePreview(port);
  const url = `http://localhost:${port}`;
  console.log(t('commands/start:serving', { url, inbox: url + INBOX }));
  if (!missing) sayAccounts(url);
  console.log(t('commands/start:stop'));
});

/** Who can sign in, and where the studio is, if the site has accounts. */
function sayAccounts(url: string): void {
  if (!uses().accounts) return;
  const path = studioPath();
  if (path !== undefined) console.log(t('commands/start:studio', { url: url + path }));
  console.log(t('commands/start:accounts'));
  for (const [name, { email, password }] of readyAccounts())
    console.log(t('commands/start:account', { name: nameOfAccount(name), email, password }));
}
