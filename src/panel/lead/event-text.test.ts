import { expect, test, vi } from 'vitest';
import type { LeadEvent } from '../api/lead.ts';
import { eventText } from './event-text.ts';

const texts = {
  statuses: [
    { value: 'new', label: 'Novo', meaning: 'new' },
    { value: 'won', label: 'Ganho', meaning: 'won' },
  ],
  suspects: { reasons: { trap: 'a armadilha veio cheia', links: 'há links demais' } },
  details: {
    nobody: 'ninguém',
    someone: 'outra pessoa',
    noDay: 'sem dia',
    phone: 'Telefone',
    crm: { confirmed: 'recebido', refused: 'recusado', unknown: 'sem resposta' },
    history: {
      event: '{who}: {what}',
      status: 'situação, de {from} para {to}',
      owner: 'de {from} para {to}',
      call_on: 'retorno, de {from} para {to}',
      note: 'anotação',
      crm: 'CRM: {to}',
      answered: 'respondido',
      resent: 'enviado de novo',
      released: 'liberado: {reasons}',
    },
  },
} as unknown as Parameters<typeof eventText>[1];

const event = (
  kind: LeadEvent['kind'],
  detail: LeadEvent['detail'] = {},
  actor_name: string | null = 'Bia',
) => eventText({ at: '2026-11-24T12:00:00Z', kind, detail, actor_name }, texts);

test('an event is described with its author and the labels of the values', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'pt-BR' } });
  expect(event('status', { from: 'new', to: 'won' })).toBe('Bia: situação, de Novo para Ganho');
  // A status that the site does not have any more.
  expect(event('status', { from: 'closed', to: 'won' })).toBe(
    'Bia: situação, de closed para Ganho',
  );
  expect(event('owner', { from: null, to: 'Rui' })).toBe('Bia: de ninguém para Rui');
  expect(event('owner', { from: '', to: null })).toBe('Bia: de outra pessoa para ninguém');
  expect(event('call_on', { from: null, to: '2026-12-01' })).toBe(
    'Bia: retorno, de sem dia para 01/12/2026',
  );
  expect(event('released', { reasons: ['trap', 'links'] })).toBe(
    'Bia: liberado: a armadilha veio cheia e há links demais',
  );
  expect(event('note', {}, null)).toBe('outra pessoa: anotação');
});

test('a contact says by what, with the site’s words if it has any', () => {
  const detail = { way: 'phone' } as const;
  expect(event('contact', detail)).toBe('Bia: Telefone');
  const contact = { noted: 'contato por {way}', failed: '' };
  const called = { at: '', kind: 'contact', actor_name: 'Bia', detail } as const;
  expect(eventText(called, { ...texts, contact })).toBe('Bia: contato por Telefone');
  const written = { ...called, detail: { way: 'email', template: 'E-mail: marcar' } } as const;
  expect(eventText(written, { ...texts, contact })).toBe('Bia: contato por E-mail: marcar');
});

test('an event without an author names nobody', () => {
  expect(event('crm', { from: 'unknown', to: 'confirmed' }, null)).toBe('CRM: recebido');
  expect(event('answered', {}, null)).toBe('respondido');
  expect(event('resent', {}, null)).toBe('enviado de novo');
});
