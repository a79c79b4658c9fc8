/** `npm run db:reset`: empties the embedded database and the studio's repository, whose log is in it. The next start makes both. */
import { rmSync } from 'node:fs';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { studioFolder } from '../src/demo/studio/studio-path.ts';
import { databaseFolder } from '../src/demo/supabase/database-folder.ts';
import { lockFolder } from '../src/demo/supabase/lock.ts';
import { msg } from '../src/words/message.ts';
import { t } from '../src/words/reader.ts';

await runCommand(async () => {
  readOptions({ name: 'npm run db:reset', about: msg('commands/help:db-reset'), options: SITE });
  const folder = databaseFolder();
  const unlock = await lockFolder(folder);
  for (const made of [studioFolder(), folder]) rmSync(made, { recursive: true, force: true });
  unlock();
  console.log(t('commands/database:emptied'));
});
