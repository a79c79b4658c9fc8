import { createServer } from 'node:net';
import { msg, quoted } from '../words/message.ts';
import { UserError } from '../words/user-error.ts';

/** Of commands that serve. */
export const PORT = { port: { type: 'string' } } as const;

/** The port to serve on: `--port`, `PORT` in the environment, or the command's own. */
export function portOf(option: string | undefined, otherwise: number): number {
  // Empty, as workflows and .env files leave it, is unset.
  const wanted = option ?? (process.env.PORT?.trim() || String(otherwise));
  const port = Number(wanted);
  if (/^\d+$/.test(wanted) && port <= 65_535) return port;
  throw new UserError(msg('commands/port:invalid', { port: quoted(wanted) }));
}

/** Throws a UserError that says how `command` gets another port. */
export async function ensurePortIsFree(wanted: number, command: string): Promise<void> {
  if (await isFree(wanted)) return;
  const [port, next] = [wanted, wanted + 1].map(String);
  throw new UserError(msg('commands/port:in-use', { port, next, command }));
}

function isFree(wanted: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)));
    probe.listen(wanted, 'localhost');
  });
}
