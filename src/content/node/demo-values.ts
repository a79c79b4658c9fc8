import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { projectRoot } from '../../node/project.ts';
import { enumerated, msg } from '../../words/message.ts';
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
      msg('content/environment:demo-values', { names: enumerated(names.sort()) }),
    );
  }
  if (isSecret(env.SUPABASE_PUBLISHABLE_KEY)) {
    throw new UserError(msg('content/environment:secret-key'));
  }
}

/** `sb_secret_…`, or the older kind: a JWT whose role is `service_role`. */
function isSecret(key = ''): boolean {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  return key.startsWith('sb_secret_') || claims.includes('"service_role"');
}
