// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const ALLOWED = 'https://tags.example/gtm.js';
let { allowScripts, loadScript } = await import('./load-script.ts');
const scripts = () => [...document.querySelectorAll('script')];

beforeEach(async () => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'trustedTypes');
  vi.resetModules();
  ({ allowScripts, loadScript } = await import('./load-script.ts'));
  allowScripts([ALLOWED, '/local.js']);
});

test('a script is loaded once, with its own query', async () => {
  const loads = [loadScript(`${ALLOWED}?id=1`), loadScript(`${ALLOWED}?id=1`)];
  expect(scripts().map(({ src }) => src)).toEqual([`${ALLOWED}?id=1`]);
  scripts()[0]!.dispatchEvent(new Event('load'));
  await Promise.all(loads);
  await loadScript(`${ALLOWED}?id=1`);
  expect(scripts()).toEqual([]);
});

test('a script that failed can be loaded again', async () => {
  const first = loadScript('/local.js');
  scripts()[0]!.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/local.js did not load');
  const second = loadScript('/local.js');
  scripts()[0]!.dispatchEvent(new Event('load'));
  await second;
});

test('only scripts that were allowed at the start are loaded', async () => {
  allowScripts(['https://late.example/x.js']);
  for (const url of ['https://late.example/x.js', 'https://tags.example/x.js', 'data:,1'])
    await expect(loadScript(url), url).rejects.toThrow('is not a script of this site');
  expect(scripts()).toEqual([]);
});

test('with Trusted Types, one policy creates the address and refuses others', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  Object.assign(window, { trustedTypes: { createPolicy } });
  void loadScript(ALLOWED);
  void loadScript('/local.js');
  await expect(loadScript('/other.js')).rejects.toThrow(TypeError);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['scripts']);
  expect(scripts()).toHaveLength(2);
});

test('scripts that outside scripts insert as strings must come from allowed sources', async () => {
  const policies = new Map<string, { createScriptURL(url: string): string | null }>();
  const createPolicy = vi.fn((name: string, rules) => {
    policies.set(name, rules);
    return rules;
  });
  Object.assign(window, { trustedTypes: { createPolicy } });
  void loadScript(ALLOWED);
  expect([...policies.keys()]).toEqual(['scripts']);

  vi.resetModules();
  ({ allowScripts, loadScript } = await import('./load-script.ts'));
  allowScripts([ALLOWED], ['https://tags.example', '/__local/']);
  void loadScript(ALLOWED);
  const pass = (url: string) => policies.get('default')?.createScriptURL(url);
  expect(pass('https://tags.example/more.js')).toBe('https://tags.example/more.js');
  expect(pass('/__local/more.js')).toBe('/__local/more.js');
  for (const url of [
    'https://tags.example.mal/x.js',
    '/assets/x.js',
    '/__local/../x.js',
    'data:,1',
  ])
    expect(pass(url), url).toBeNull();
});
