import { EventEmitter } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { CannotRun } from '../content/index.ts';
import { createSiteConfigLoader } from '../content/node/site-config-loader.ts';
import { createFixture } from '../content/testing/fixture.ts';
import { projectRoot } from '../node/project.ts';
import { msg } from '../words/message.ts';
import { LiveConfig } from './live-config.ts';

const fixture = createFixture();
afterAll(fixture.remove);

const PAGE = join(fixture.root, 'site-config/pages/sobre.json');
const PAGE_TEXT = readFileSync(PAGE, 'utf8');
const httpServer = new EventEmitter();
afterEach(() => void httpServer.emit('close'));

/** `meanwhile`: after it was read, and before it is followed. */
function follow(meanwhile = () => {}) {
  const live = new LiveConfig(fixture.root);
  meanwhile();
  const send = vi.fn();
  const info = vi.fn();
  const error = vi.fn();
  const server = {
    watcher: Object.assign(new EventEmitter(), { add: () => {} }),
    httpServer,
    ws: { send },
    moduleGraph: { getModuleById: () => undefined },
    config: { logger: { warn: () => {}, info, error }, server: {} },
  };
  live.follow(server as unknown as Parameters<typeof live.follow>[0]);
  return { live, send, info, error, watcher: server.watcher };
}

const titleOf = ({ config }: LiveConfig) =>
  config?.pages.find(({ path }) => path === '/sobre')?.page.meta.title;

function save(title: string): void {
  const page = JSON.parse(readFileSync(PAGE, 'utf8'));
  page.meta.title = title;
  // As many editors do it.
  writeFileSync(`${PAGE}~`, JSON.stringify(page));
  renameSync(`${PAGE}~`, PAGE);
}

test('a file saved before watching started is read', () => {
  const { live, send } = follow(() => save('Outro título'));
  expect(titleOf(live)).toBe('Outro título');
  expect(send).toHaveBeenCalledTimes(1);
});

test('every save is read and sent to the open pages', async () => {
  const { live, send } = follow();
  for (const title of ['Um', 'Dois', 'Três']) {
    send.mockClear();
    save(title);
    await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 60_000 });
    expect(titleOf(live)).toBe(title);
  }
});

test('an error does not remove a page, even one that was never opened', () => {
  // What was written just before is not stored.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  createSiteConfigLoader(fixture.root)().remember();
  vi.useRealTimers();
  const { live } = follow(() => writeFileSync(PAGE, '{'));
  expect(live.problems.map(({ severity }) => severity)).toContain('error');
  expect(titleOf(live)).toBe('Três');
});

test('the terminal is told once that no error is left', async () => {
  const { live, send, info } = follow(() => writeFileSync(PAGE, '{'));
  for (const title of ['Sem erro', 'Ainda sem erro']) {
    send.mockClear();
    writeFileSync(PAGE, PAGE_TEXT);
    save(title);
    await vi.waitFor(() => expect(titleOf(live)).toBe(title), { timeout: 60_000 });
  }
  expect(info.mock.calls.map(([line]) => line)).toEqual(['Tudo certo: não há mais erros.']);
});

test('a reading that fails is told in the terminal, and the next change is read', async () => {
  const { live, send, error } = follow();
  const { load } = live;
  live.load = () => {
    throw new CannotRun(msg('content/files:changed-while-read', { file: 'a.json' }));
  };
  save('Enquanto mudava');
  await vi.waitFor(() => expect(error).toHaveBeenCalled(), { timeout: 60_000 });
  expect(error.mock.calls[0]?.[0]).toContain('O arquivo a.json mudou enquanto era lido');
  live.load = load;
  save('Depois');
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 60_000 });
  expect(titleOf(live)).toBe('Depois');
});

test('open pages are not notified if nothing was saved', () => {
  const { send } = follow();
  expect(send).not.toHaveBeenCalled();
});

test('the schema of a block is read again when it is saved', async () => {
  const { live, send, watcher } = follow();
  const { load } = live;
  watcher.emit('all', 'change', join(projectRoot, 'src/blocks/sections/hero/hero.tsx'));
  expect(live.load).toBe(load);
  watcher.emit('all', 'change', join(projectRoot, 'src/blocks/sections/hero/schema.json'));
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 60_000 });
  expect(live.load).not.toBe(load);
});
