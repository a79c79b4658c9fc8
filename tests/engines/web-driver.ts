import type { Engine } from './engine.ts';

/** As much of WebDriver (W3C, "classic") as the checks need. */
export async function webDriver(address: string): Promise<Engine> {
  await answers(address);
  const capabilities = { alwaysMatch: { acceptInsecureCerts: true } };
  const { sessionId } = (await call('POST', '/session', { capabilities })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const post = (path: string, body: object) => call('POST', session + path, body);

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(address + path, {
      method,
      body: body && JSON.stringify(body),
      headers: { 'content-type': 'application/json', connection: 'close' },
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  return {
    open: async (url) => void (await post('/url', { url })),
    evaluate: (expression) => post('/execute/sync', { script: `return ${expression}`, args: [] }),
    resize: async (width, height) => void (await post('/window/rect', { width, height })),
    clickAt: async (x, y) => {
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    close: async () => void (await call('DELETE', session)),
  };
}

/** Resolves once the driver listens. */
async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const response = await fetch(`${address}/status`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No WebDriver on ${address}`);
}
