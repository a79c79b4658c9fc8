import { createServer } from 'node:net';

/** The port to serve on: `PORT`, or 4173. */
export const port = Number(process.env.PORT ?? 4173);

export function portIsFree(wanted: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)));
    probe.listen(wanted, 'localhost');
  });
}
