import { expect, test } from 'vitest';
import { internationalNumber, repliesTo } from './reply.tsx';

test.each([
  ['+55 (11) 98888-7777', undefined, '5511988887777'],
  ['(11) 98888-7777', '55', '5511988887777'],
  ['011 98888-7777', '55', '5511988887777'],
  ['11 3000-0000 ramal 2', '55', '551130000000'],
  ['+551130000000 ramal 12', undefined, '551130000000'],
  ['+551130000000 / 3000-0001', undefined, '551130000000'],
  ['+551130000000 #12', undefined, '551130000000'],
  ['(11) 98888-7777', undefined, ''],
  ['11', '55', ''],
  ['javascript:alert(1)', '55', ''],
])('%s with country %s is %s', (phone, country, expected) => {
  expect(internationalNumber(phone, country)).toBe(expected);
});

test('an e-mail of a template has what a stranger typed in its words alone', () => {
  const section = {
    contact: {
      ...{ noted: '{way}', failed: '' },
      templates: [{ label: 'Conversa', subject: 'Sobre {form}', text: 'Olá, {name}!\n\nQuando?' }],
    },
    details: { email: 'E-mail', whatsapp: 'WhatsApp', phone: 'Telefone' },
    forms: [{ name: 'contact_form', label: 'Fale & conosco' }],
  } as unknown as Parameters<typeof repliesTo>[1];
  const name = 'Ana&bcc=todos@a.example#{form}';
  const lead = { email: 'ana@a.example?cc=x', form: 'contact_form', name, phone: '' };
  const [plain, written, ...others] = repliesTo(lead, section);
  expect(plain).toMatchObject({ to: 'mailto:ana%40a.example%3Fcc%3Dx', way: 'email' });
  expect(written).toMatchObject({ label: 'Conversa', way: 'email', template: 'Conversa' });
  expect(others).toEqual([]);
  const { pathname, searchParams } = new URL(written?.to ?? '');
  expect(pathname).toBe('ana%40a.example%3Fcc%3Dx');
  expect([...searchParams]).toEqual([
    ['subject', 'Sobre Fale & conosco'],
    ['body', `Olá, ${name}!\r\n\r\nQuando?`],
  ]);
});
