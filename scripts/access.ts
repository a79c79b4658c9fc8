/** `npm run access -- ana@empresa.com.br admin`: what an account of the embedded database may do. */

import { PORT } from '../src/commands/port.ts';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { giveAccess } from '../src/demo/supabase/give-access.ts';
import { UserError } from '../src/words/user-error.ts';

const WORDS = { admin: 'admin', vendas: 'sales', editor: 'editor', nenhum: 'none' } as const;

await runCommand(async () => {
  const { values, positionals } = readOptions({
    name: 'npm run access',
    options: { ...SITE, ...PORT },
    allowPositionals: true,
  });
  const [address = '', word = '', ...more] = positionals;
  if (!address.includes('@') || !Object.hasOwn(WORDS, word) || more.length > 0)
    throw new UserError(
      'Diga quem e o quê: npm run access -- ana@empresa.com.br admin|vendas|editor|nenhum',
    );
  const isAccount = await giveAccess(address, WORDS[word as keyof typeof WORDS], values.port);
  if (!isAccount)
    throw new UserError(
      `${address} não tem conta no banco embutido: cadastre-a primeiro, em /auth.`,
    );
  console.log(`Pronto: ${address} tem agora o acesso “${word}”.`);
});
