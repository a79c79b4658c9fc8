import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { bundledLibraries } from '../../../build/toolchain.ts';
import { projectRoot } from '../../../node/project.ts';
import { STUDIO } from '../../shared/protocol.ts';
import { clientCode, createClientCode } from './client-code.ts';
import { PARTS, type ScriptName } from './script-names.ts';
import { partKey, studioScripts } from './studio-scripts.ts';

const watcher = new EventEmitter();
const addressOf = createClientCode({ watcher } as unknown as ViteDevServer);

/** Takes what is asked under `STUDIO`, as the dev server does. */
const server = createServer((request, response) => {
  request.url = request.url?.slice(STUDIO.length);
  clientCode(request, response, () => response.writeHead(404).end());
});
server.listen(0);
await once(server, 'listening');
afterAll(() => server.close());
const ask = (path: string) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);

test('the two scripts are bundled, and cached by the browser without limit', {
  timeout: 60_000,
}, async () => {
  const [main, canvas] = [await addressOf('window'), await addressOf('canvas')];
  for (const address of [main, canvas]) {
    const answer = await ask(address);
    expect(answer.headers.get('Content-Type')).toContain('text/javascript');
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    // React's, MUI's and emotion's builds for visitors answer a key in half the time.
    expect(await answer.text()).not.toMatch(/jsxDEV|react_stack_bottom_frame/);
  }
  watcher.emit('all', 'change', join(projectRoot, 'src/studio/client/main.ts'));
  expect(await addressOf('window')).toBe(main); // of the same code
});

test('what has no blocks of a site is bundled apart, under a key that they do not change', async () => {
  const { entries, files } = await studioScripts();
  const folderOf = (name: ScriptName) => basename(dirname(files.get(entries[name]) ?? ''));
  expect(new Set(PARTS.engine.flat().map(folderOf))).toEqual(new Set([partKey('engine')]));
  expect(new Set(PARTS.blocks.flat().map(folderOf))).toEqual(new Set([partKey('blocks')]));
  expect(bundledLibraries({ ofSite: false })).not.toBe(bundledLibraries());
});

test('other addresses are answered with 404', async () => {
  const main = await addressOf('window');
  const [, name = ''] = /([\w-]+\.js)$/.exec(main) ?? [];
  for (const path of [
    main.replace(name, 'none.js'),
    main.replace(name, '..%2fx.js'),
    `${STUDIO}/code/x/${name}`,
  ])
    expect((await ask(path)).status).toBe(404);
});
