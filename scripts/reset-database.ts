/** `npm run db:reset`: empties the embedded database. The next start makes it again, from the migrations. */
import { rmSync } from 'node:fs';
import { databaseFolder } from './local/supabase/folder.ts';
import { DatabaseInUseError, lockFolder } from './local/supabase/lock.ts';

const folder = databaseFolder();
try {
  const unlock = await lockFolder(folder);
  rmSync(folder, { recursive: true, force: true });
  unlock();
  console.log('Banco embutido apagado. O próximo `npm start` ou `npm run dev` cria outro, vazio.');
} catch (error) {
  if (!(error instanceof DatabaseInUseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
