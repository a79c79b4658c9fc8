/** `npm run access -- ana@empresa.com.br admin`: what an account of the embedded database may do. */
import { runCommand, UserError } from './lib/user-error.ts';
import { giveAccess } from './local/supabase/give-access.ts';

const WORDS = { admin: 'admin', editor: 'editor', nenhum: 'none' } as const;

await runCommand(async () => {
  const [address = '', word = ''] = process.argv.slice(2);
  if (!address.includes('@') || !Object.hasOwn(WORDS, word))
    throw new UserError(
      'Diga quem e o quê: npm run access -- ana@empresa.com.br admin|editor|nenhum',
    );
  const known = await giveAccess(address, WORDS[word as keyof typeof WORDS]);
  if (!known)
    throw new UserError(
      `${address} não tem conta no banco embutido: cadastre-a primeiro, em /auth.`,
    );
  console.log(`Pronto: ${address} tem agora o acesso “${word}”.`);
});
