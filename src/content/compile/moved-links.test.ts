import { afterAll, expect, test } from 'vitest';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { REDIRECTS } from '../testing/edits.ts';
import { createFixture, page, prose } from '../testing/fixture.ts';
import { movedLinks } from './site-data.ts';

const fixture = createFixture();
afterAll(fixture.remove);

test('visitors are sent those redirects that the site itself links to, and no other', () => {
  const text = prose('Veja [a](/antiga), [o](/blog/um?a=1#b), [s](/Serviços) e [n](/sobre).');
  fixture.write({
    'site-config/pages/nova.json': page('/nova', text),
    [REDIRECTS]: {
      redirects: [
        { from: '/antiga', to: '/sobre#historia' },
        { from: '/blog/*', to: 'https://blog.example' },
        { from: '/Serviços', to: '/sobre' },
        ...Array.from({ length: 300 }, (_, index) => ({ from: `/x${index}.html`, to: '/sobre' })),
      ],
    },
  });
  const { config } = createSiteConfigLoader(fixture.root)();
  expect(config && movedLinks(config)).toEqual({
    '/antiga': '/sobre#historia',
    '/blog/um': 'https://blog.example',
    '/Serviços': '/sobre',
    '/Servi%C3%A7os': '/sobre',
  });
});
