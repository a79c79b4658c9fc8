import { createServer } from 'node:net';
import { UserError } from './user-error.ts';

/** The port to serve on: `PORT`, or 4173. */
export const port = Number(process.env.PORT ?? 4173);

/** Throws a UserError that says how `command` gets another port. */
export async function ensurePortIsFree(wanted: number, command: string): Promise<void> {
  if (await isFree(wanted)) return;
  throw new UserError(
    `A porta ${wanted} já está em uso por outro programa, talvez este mesmo em outro terminal. Feche-o, ou escolha outra porta: PORT=${wanted + 1} ${command}`,
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
