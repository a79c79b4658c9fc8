import { afterEach, expect, test } from 'vitest';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { nova } from '../../content/testing/edits.ts';
import { createFixture, type Files, VALID } from '../../content/testing/fixture.ts';
import type { JsonObject } from '../../lib/json.ts';
import { fitCurrency } from './fit-currency.ts';
import { fitToSite } from './fit-to-site.ts';

let fixture: ReturnType<typeof createFixture> | undefined;
afterEach(() => fixture?.remove());

const SITE = 'site-config/site.json';

test('prices are in the currency of the site’s own, else of its country', () => {
  const fitted = (files: Files) => {
    fixture?.remove();
    fixture = createFixture(files);
    const example = { sections: [{ type: 'prices', currency: 'JPY' }] };
    fitCurrency(example, createSiteConfigLoader(fixture.root)().site);
    return example.sections[0]?.currency;
  };
  const site = { ...(VALID[SITE] as JsonObject), language: 'en-GB' };
  const prices = {
    type: 'prices',
    title: 'Preços',
    currency: 'EUR',
    items: [{ title: 'Um', amount: 1 }],
  };
  expect(fitted({ [SITE]: site })).toBe('GBP');
  expect(fitted({ [SITE]: site, ...nova(prices) })).toBe('EUR');
});

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
