import { afterEach, expect, test } from 'vitest';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { createFixture, VALID } from '../../content/testing/fixture.ts';
import { fitToSite } from './fit-to-site.ts';

let fixture: ReturnType<typeof createFixture> | undefined;
afterEach(() => fixture?.remove());

const SITE = 'site-config/site.json';

test('links in a text, and to a WhatsApp that is not there, lead to the home page instead', () => {
  const { contacts, ...site } = VALID[SITE] as { contacts: { whatsapp?: unknown } };
  const { whatsapp: _, ...others } = contacts;
  fixture = createFixture({ [SITE]: { ...site, contacts: others } });
  const loaded = createSiteConfigLoader(fixture.root)().site;
  const value = {
    text: 'Veja [como](/nao-ha), [a empresa](/sobre) e [o mapa](https://mapa.example).',
    to: 'whatsapp:Olá',
  };
  const references = [
    { kind: 'richText', value: value.text, file: 'a', pointer: '/text' },
    { kind: 'link', value: value.to, file: 'a', pointer: '/to' },
  ];
  expect(fitToSite(value, references, loaded)).toEqual([]);
  expect(value).toEqual({
    text: 'Veja [como](/), [a empresa](/sobre) e [o mapa](https://mapa.example).',
    to: '/',
  });
});
