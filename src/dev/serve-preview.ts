import { preview } from 'vite';
import { t } from '../words/reader.ts';
import { viteOptions } from './vite-options.ts';

/** Serves dist/ until the process is stopped. */
export async function servePreview(port: number): Promise<void> {
  const server = await preview(
    await viteOptions({
      logLevel: 'warn',
      preview: { port, strictPort: true, open: false, host: 'localhost' },
    }),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.log(`\n${t('commands/start:stopped')}`);
      void server.close().finally(() => process.exit(0));
    });
  }
}
