import { createServer } from 'node:net';
import { quote } from '../content/read/words/wording.ts';
import { UserError } from '../words/user-error.ts';

/** Of commands that serve. */
export const PORT = { port: { type: 'string' } } as const;

/** The port to serve on: `--port`, `PORT` in the environment, or the command's own. */
export function portOf(option: string | undefined, otherwise: number): number {
  // Empty, as workflows and .env files leave it, is unset.
  const wanted = option ?? (process.env.PORT?.trim() || String(otherwise));
  const port = Number(wanted);
  if (/^\d+$/.test(wanted) && port <= 65_535) return port;
  throw new UserError(`Não há uma porta ${quote(wanted)}: escreva um número até 65535.`);
}

/** Throws a UserError that says how `command` gets another port. */
export async function ensurePortIsFree(wanted: number, command: string): Promise<void> {
  if (await isFree(wanted)) return;
  throw new UserError(
    `A porta ${wanted} já está em uso por outro programa, talvez este mesmo em outro terminal. Feche-o, ou escolha outra porta: ${command} -- --port ${wanted + 1}`,
  );
}

function isFree(wanted: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)));
    probe.listen(wanted, 'localhost');
  });
}
