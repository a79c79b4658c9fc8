import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { ensurePortIsFree, portOf } from './port.ts';

test('a port in use is reported in a sentence, with the command for another port', async () => {
  const holder = createServer();
  // Of those that systems hand out, another process may take one the moment it is free.
  const port = 20_000 + (process.pid % 10_000);
  await once(holder.listen(port, 'localhost'), 'listening');
  await expect(ensurePortIsFree(port, 'npm run dev')).rejects.toThrow(
    `A porta ${port} já está em uso por outro programa, talvez este mesmo em outro terminal. Feche-o, ou escolha outra porta: npm run dev -- --port ${port + 1}`,
  );
  holder.close();
  await once(holder, 'close');
  await expect(ensurePortIsFree(port, 'npm run dev')).resolves.toBeUndefined();
});

test('the option overrides the environment, which overrides the default of the command', () => {
  vi.stubEnv('PORT', undefined);
  expect(portOf(undefined, 5173)).toBe(5173);
  for (const empty of ['', ' ']) {
    vi.stubEnv('PORT', empty);
    expect(portOf(undefined, 5173)).toBe(5173);
  }
  vi.stubEnv('PORT', '5200');
  expect(portOf(undefined, 5173)).toBe(5200);
  expect(portOf('5300', 5173)).toBe(5300);
  for (const wanted of ['', 'x', '5300x', '-1', '65536'])
    expect(() => portOf(wanted, 5173)).toThrow(`Não há uma porta “${wanted}”`);
  vi.unstubAllEnvs();
});
