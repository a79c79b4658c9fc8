/** `npm run access -- ana@empresa.com.br admin`: what an account of the embedded database may do. */

import { PORT } from '../src/commands/port.ts';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { needDatabase } from '../src/demo/supabase/load-supabase.ts';
import { quietly } from '../src/demo/supabase/quietly.ts';
import { msg } from '../src/words/message.ts';
import { t } from '../src/words/reader.ts';
import { UserError } from '../src/words/user-error.ts';

/** Each by its own name, and in Portuguese. */
const LEVELS = {
  admin: 'admin',
  sales: 'sales',
  vendas: 'sales',
  editor: 'editor',
  none: 'none',
  nenhum: 'none',
} as const;

await runCommand(async () => {
  const { values, positionals } = readOptions({
    name: 'npm run access',
    about: msg('commands/help:access'),
    options: { ...SITE, ...PORT },
    allowPositionals: true,
  });
  const [address = '', word = '', ...more] = positionals;
  if (!address.includes('@') || !Object.hasOwn(LEVELS, word) || more.length > 0)
    throw new UserError(msg('commands/access:usage'));
  needDatabase();
  const { giveAccess } = await quietly(() => import('../src/demo/supabase/give-access.ts'));
  const isAccount = await giveAccess(address, LEVELS[word as keyof typeof LEVELS], values.port);
  if (!isAccount) throw new UserError(msg('commands/access:no-account', { address }));
  console.log(t('commands/access:done', { address, access: word }));
});
