import { afterEach, expect, test } from 'vitest';
import { createSiteConfigLoader } from '../content/node/site-config-loader.ts';
import { nova, ofFixtureSite } from '../content/testing/edits.ts';
import { createFixture, type Files } from '../content/testing/fixture.ts';
import { logoParts } from './logo-parts.ts';

let fixture: ReturnType<typeof createFixture>;
afterEach(() => fixture.remove());

function partsOf(files: Files) {
  fixture = createFixture(files);
  const { config, site } = createSiteConfigLoader(fixture.root)();
  return { config, parts: () => logoParts(site) };
}

test('a logo is drawn of its two files, whatever is wrong elsewhere', () => {
  const action = { label: 'Para lá', to: '/nada' };
  const { config, parts } = partsOf(
    nova({ type: 'call-to-action', title: 'Vamos?', text: 'Vamos.', actions: [action] }),
  );
  expect(config).toBeUndefined();
  const { brand, theme } = parts();
  expect(brand).toMatchObject({ name: 'Forte', logoOnLight: { src: '/imagens/forte.svg' } });
  expect(theme.fonts.heading.family).toBe('Archivo');
});

test('a mistake in one of them is told, with the file', () => {
  const { parts } = partsOf({
    'site-config/theme.json': { ...ofFixtureSite('theme.json'), fonts: {} },
  });
  expect(parts).toThrow('site-config/theme.json tem erros');
});
