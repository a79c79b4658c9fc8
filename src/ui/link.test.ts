import { expect, test } from 'vitest';
import { linkTarget } from './link.tsx';

const contacts = {
  phone: { label: '(11) 3000-0000', to: 'tel:+551130000000' },
  email: { label: 'a@b.example', to: 'mailto:a@b.example' },
  address: [],
  whatsapp: { number: '5511900000000', message: 'Olá, tudo bem?' },
  portal: { label: 'Portal', to: 'https://portal.example' },
};
const moved = { '/portal': 'https://portal.example', '/antigo': '/sobre' };
const target = (to: string) => linkTarget(to, contacts, moved);

test.each([
  ['/sobre', { href: '/sobre', newTab: false }],
  ['/sobre?de=a.b#historia', { href: '/sobre?de=a.b#historia', newTab: false }],
  ['#historia', { href: '#historia', newTab: false }],
  ['/guias/guia.pdf', { href: '/guias/guia.pdf', newTab: false }],
  ['tel:+551130000000', { href: 'tel:+551130000000', newTab: false }],
  ['tel:', { href: 'tel:+551130000000', newTab: false }],
  ['mailto:', { href: 'mailto:a@b.example', newTab: false }],
  ['mailto:a@b.example', { href: 'mailto:a@b.example', newTab: false }],
  ['/portal', { href: 'https://portal.example', newTab: true }],
  ['/portal?de=a', { href: 'https://portal.example?de=a', newTab: true }],
  ['/antigo', { href: '/antigo', newTab: false }], // the router knows the way
  ['/portal/x', { href: '/portal/x', newTab: false }],
  ['https://portal.example/x', { href: 'https://portal.example/x', newTab: true }],
])('%s', (to, expected) => {
  expect(target(to)).toEqual(expected);
});

test('WhatsApp opens with the given text, or the site’s default', () => {
  const text = (to: string) => new URL(target(to).href).searchParams.get('text');
  expect(text('whatsapp:Olá! Ação & "Cia"')).toBe('Olá! Ação & "Cia"');
  expect(text('whatsapp:')).toBe('Olá, tudo bem?');
  expect(target('whatsapp:').href).toMatch(/^https:\/\/wa\.me\/5511900000000\?/);
});
