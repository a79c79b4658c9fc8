import { expect, test } from 'vitest';
import { currentLink, currentState } from './current-link.ts';

const link = (to: string) => ({ label: to, to });
const header = {
  links: [
    { label: 'g', links: [link('/services'), link('/services/vat')] },
    link('/insights'),
    link('/fr'),
    link('tel:'),
  ],
  action: link('/contact'),
};

const site = {
  navigation: { header, footer: {} as never },
  languages: ['/', '/fr'].map((home) => ({ language: home, name: home, home })),
};

test.each([
  ['/services/vat', '/services/vat', 'page'],
  ['/services/payroll', '/services', 'true'],
  ['/insights', '/insights', 'page'],
  ['/insights/about/advisory', '/insights', 'true'],
  ['/insights-of-others', undefined, undefined],
  ['/fr/visite', undefined, undefined],
  ['/fr', '/fr', 'page'],
  ['/', undefined, undefined],
])('on %s the link to %s is marked', (path, to, state) => {
  const marked = currentLink(site, path);
  expect(marked).toBe(to);
  expect(currentState(marked ?? '', marked, path)).toBe(state);
});

test('a link to the page itself is marked wherever it stands, as in the bar of the panel', () => {
  expect(currentState('/painel', undefined, '/painel')).toBe('page');
});
