import type { ViteDevServer } from 'vite';
import { worded } from '../words/reader.ts';
import { toldBy } from './told-error.ts';

/** What goes wrong after a change of a file is told in the terminal, and the server goes on. */
export async function goOn(
  server: Pick<ViteDevServer, 'config'>,
  work: () => void | Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const told = toldBy(error);
    server.config.logger.error(
      told === undefined ? String((error as Error).stack ?? error) : worded(told),
    );
  }
}
