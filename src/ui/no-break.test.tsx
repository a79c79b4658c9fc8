import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoBreak } from './no-break.tsx';

/** Without its styles. */
const render = (text: string, asSingleChild = false) =>
  renderToStaticMarkup(
    <CacheProvider value={createCache({ key: 'c' })}>
      <NoBreak text={text} asSingleChild={asSingleChild} />
    </CacheProvider>,
  ).replaceAll(/<style.*?<\/style>/g, '');

test('wraps its parts in one child, for containers that arrange children side by side', () => {
  const text = 'Escrever para contato@fortim-1.example';
  expect(render(text, true)).toMatch(/^<span [^>]*>Escrever para <span .*<\/span><\/span>$/);
  expect(render('Escrever', true)).toBe('Escrever');
});

test('an amount is not separated from its currency, nor a number from its unit', () => {
  const seen = (text: string) => render(text).replaceAll('\u00a0', '_');
  expect(seen('De R$ 1.240 a −R$ 90, em 30 min.')).toBe('De R$_1.240 a −R$_90, em 30_min.');
  expect(seen('2 h, 74 de 88 TB')).toBe('2_h, 74 de 88_TB');
  expect(seen('Em 23 segundos, 4 humores')).toBe('Em 23 segundos, 4 humores');
});

const unbrokenIn = (text: string) => {
  const html = render(text);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text);
  return [...html.matchAll(/<(?:span|bdi)[^>]*>([^<]*)<\/(?:span|bdi)>/g)].map(([, part]) => part);
};

test.each<[string, string[]]>([
  ['Ligue para (11) 3000-0000.', ['(11) 3000-0000']],
  ['+55 11 99999-9999 ou 11 3000-0000', ['+55 11 99999-9999', '11 3000-0000']],
  ['O e-mail contato@fortim.example, e outros e-mails', ['e-mail', 'e-mails']],
  ['Escreva para ti-infra@forte-1.example.', ['ti-infra@forte-1.example.']],
  [
    'Ou privacidade-e-dados@atendimento.fortim-exemplo.example, por escrito',
    ['privacidade-e-dados@atendimento.fortim-exemplo.example,'],
  ],
  ['De 2004 a 2010, 75.000 verificações, 99,9%', []],
  ['O Wi-Fi da cam-doca-3: é preciso operá-la.', ['Wi-Fi', 'cam-doca-3:', 'operá-la.']],
  ['Conscientizá-los na terça-feira, antivírus-espião', ['terça-feira,']],
])('%s', (text, parts) => expect(unbrokenIn(text)).toEqual(parts));

test.each([
  ['0113 496 0142', 'Ring 0113 496 0142, or write'],
  ['020 7946 0142', 'Ring 020 7946 0142.'],
  ['01632 960142', '01632 960142'],
  ['(02) 5550 0142', 'or (02) 5550 0142'],
  ['+44 113 496 0142', 'from abroad +44 113 496 0142'],
  ['01 23 45 67 89', 'au 01 23 45 67 89'],
])('a telephone number with spaces stays in one line: %s', (number, text) => {
  expect(render(text)).toMatch(
    new RegExp(`<bdi dir="ltr" [^>]*>${number.replace(/[+()]/g, '\\$&')}</bdi>`),
  );
});

test.each([
  ['442 555 0163', '442 555 0163'],
  ['+52 (442) 555 0163', 'Desde fuera +52 (442) 555 0163, de lunes a viernes'],
  ['55 1234 5678', 'Llama al 55 1234 5678.'],
  ['(11) 3000-0000', 'Ligar para (11) 3000-0000'],
])('in a link that calls, the number %s stays in one line: %s', (number, text) => {
  const html = renderToStaticMarkup(<NoBreak text={text} isCalled asSingleChild />);
  expect(html.replaceAll(/<style.*?<\/style>|<[^>]*>/g, '')).toBe(text);
  const [, unbroken] = /<bdi dir="ltr" [^>]*>([^<]*)<\/bdi>/.exec(html) ?? [];
  expect(unbroken).toBe(number);
});

test.each(['1 000 000 000', '05 12 2026', 'from 08 30 to 09 15', 'about 3 000 people'])(
  'other numbers are as they were: %s',
  (text) => expect(render(text)).toBe(text),
);
