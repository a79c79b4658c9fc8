import { beforeEach, expect, test, vi } from 'vitest';
import type { CaptchaProvider } from '../../../types/config.gen.ts';

const asked: string[] = [];
/** The script of a service, as it sets its global. */
let script: () => void;
vi.mock('../../../lib/load-script.ts', () => ({
  loadScript: async (url: string) => {
    asked.push(url);
    script();
  },
}));
const { loadCaptcha } = await import('./providers.ts');

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('window', {});
});
const api = { render: () => 1, reset: () => undefined };

test.each<[CaptchaProvider, string, string]>([
  ['recaptcha', 'grecaptcha', 'render=explicit&hl=pt-BR&trustedtypes=true'],
  ['turnstile', 'turnstile', 'render=explicit'],
  ['hcaptcha', 'hcaptcha', 'render=explicit&hl=pt-BR&recaptchacompat=off'],
])('%s is taken from its own global, and loaded once', async (provider, global, query) => {
  script = () => Object.assign(window, { [global]: api });
  const address = `https://${provider}.example/api.js`;
  expect(await loadCaptcha(provider, address, 'pt-BR')).toBe(api);
  expect(await loadCaptcha(provider, address, 'pt-BR')).toBe(api);
  expect(asked).toEqual([`${address}?${query}`]);
});

test('what is not ready yet is waited for', async () => {
  const ready = (task: () => void) => {
    Object.assign(window.grecaptcha ?? {}, api);
    task();
  };
  script = () => Object.assign(window, { grecaptcha: { ready } });
  expect(await loadCaptcha('recaptcha', 'https://later.example', 'en')).toMatchObject(api);
});

test('a script of another service is refused', async () => {
  script = () => Object.assign(window, { grecaptcha: api });
  await expect(loadCaptcha('turnstile', 'https://other.example', 'en')).rejects.toThrow(
    'turnstile',
  );
});
