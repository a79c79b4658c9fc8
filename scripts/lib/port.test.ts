import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { ensurePortIsFree } from './port.ts';

test('a port in use is told in a sentence, with the command for another', async () => {
  const holder = createServer();
  // Of those that systems hand out, another process may take one the moment it is free.
  const port = 20_000 + (process.pid % 10_000);
  await once(holder.listen(port, 'localhost'), 'listening');
  await expect(ensurePortIsFree(port, 'npm run dev')).rejects.toThrow(
    `A porta ${port} já está em uso por outro programa, talvez este mesmo em outro terminal. Feche-o, ou escolha outra porta: PORT=${port + 1} npm run dev`,
  );
  holder.close();
  await once(holder, 'close');
  await expect(ensurePortIsFree(port, 'npm run dev')).resolves.toBeUndefined();
});
