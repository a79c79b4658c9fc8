import { afterEach, expect, test, vi } from 'vitest';
import { localServicesPlugin } from './local-services.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['on', 1],
  [undefined, 0],
])('with DEMO %s the demo services are mounted %i times', (demo, times) => {
  vi.stubEnv('DEMO', demo);
  const use = vi.fn();
  const { configureServer, configurePreviewServer } = localServicesPlugin();
  for (const hook of [configureServer, configurePreviewServer] as ((server: object) => void)[]) {
    use.mockClear();
    hook({ middlewares: { use } });
    expect(use).toHaveBeenCalledTimes(times);
  }
});
