import { EventEmitter } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createSiteConfigLoader } from '../site-config/index.ts';
import { createFixture } from '../site-config/testing/fixture.ts';
import { LiveConfig } from './live-config.ts';

const fixture = createFixture();
afterAll(fixture.remove);

function follow() {
  const live = new LiveConfig(fixture.root);
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const send = vi.fn();
  const server = {
    watcher,
    ws: { send },
    moduleGraph: { getModuleById: () => undefined },
    config: { logger: { warn: () => {} } },
  };
  live.follow(server as unknown as Parameters<typeof live.follow>[0]);
  return { live, watcher, send };
}

test('what was saved while the watcher was starting is read when it has', () => {
  const { live, watcher, send } = follow();
  const titleOf = () => live.config?.pages.find(({ path }) => path === '/sobre')?.page.meta.title;
  const file = join(fixture.root, 'site-config/pages/sobre.json');
  const page = JSON.parse(readFileSync(file, 'utf8'));
  page.meta.title = 'Outro título';
  writeFileSync(file, JSON.stringify(page));
  expect(titleOf()).not.toBe('Outro título');
  watcher.emit('ready');
  expect(titleOf()).toBe('Outro título');
  expect(send).toHaveBeenCalledTimes(1);
});

test('a mistake takes no page away, even one that nobody has looked at', async () => {
  await new Promise((later) => setTimeout(later, 50)); // what was written this very moment is not known
  createSiteConfigLoader(fixture.root)().remember();
  const { live, watcher } = follow();
  writeFileSync(join(fixture.root, 'site-config/pages/sobre.json'), '{');
  watcher.emit('ready');
  expect(live.problems.map(({ severity }) => severity)).toContain('error');
  const sobre = live.config?.pages.find(({ path }) => path === '/sobre');
  expect(sobre?.page.meta.title).toBe('Outro título');
});

test('where nothing was saved meanwhile, nobody is told', () => {
  const { watcher, send } = follow();
  watcher.emit('ready');
  expect(send).not.toHaveBeenCalled();
});
