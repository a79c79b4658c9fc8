import { afterEach, expect, it, vi } from 'vitest';
import { codespaceHost } from './codespace.ts';

afterEach(() => vi.unstubAllEnvs());

it('returns the host name of a port in a codespace, and undefined elsewhere', () => {
  vi.stubEnv('CODESPACE_NAME', '');
  vi.stubEnv('GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN', 'app.github.dev');
  expect(codespaceHost(5173)).toBeUndefined();
  vi.stubEnv('CODESPACE_NAME', 'fluffy');
  expect(codespaceHost(5173)).toBe('fluffy-5173.app.github.dev');
  vi.stubEnv('GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN', '');
  expect(codespaceHost(5173)).toBeUndefined();
});
