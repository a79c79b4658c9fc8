import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { projectRoot } from '../../node/project.ts';
import { UserError } from '../../words/user-error.ts';

/**
 * Throws a `UserError` when a production build would take a value of `.env.demo`, which works on
 * the machine of whoever runs `npm start` and nowhere else, or a Supabase key that is not public.
 */
export function refuseDemoValues(env: NodeJS.ProcessEnv): void {
  const demo = parseEnv(readFileSync(join(projectRoot, '.env.demo'), 'utf8'));
  const names = Object.keys(demo).filter((name) => env[name] === demo[name]);
  if (names.length > 0) {
    throw new UserError(
      `Estas variáveis têm o valor de demonstração (.env.demo), que só serve a \`npm start\`: ${names.sort().join(', ')}. ` +
        'Defina cada uma com o valor de produção antes de `npm run build`; veja docs/supabase.md.',
    );
  }
  if (isSecret(env.SUPABASE_PUBLISHABLE_KEY)) {
    throw new UserError(
      'SUPABASE_PUBLISHABLE_KEY contém uma chave secreta, que abriria o banco inteiro a qualquer visitante. ' +
        'Use a chave publicável (sb_publishable_…) e troque a secreta no painel do Supabase.',
    );
  }
}

/** `sb_secret_…`, or the older kind: a JWT whose role is `service_role`. */
function isSecret(key = ''): boolean {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  return key.startsWith('sb_secret_') || claims.includes('"service_role"');
}
