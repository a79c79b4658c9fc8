import { expect, test } from 'vitest';
import type { JsonMap } from '../../shared/protocol.ts';
import { findListed } from './find-listed.ts';

const texts = (...words: string[]) => words.map((text) => ({ text, index: 0, isTypeable: true }));

const prices: Record<string, JsonMap> = {
  visita: { title: 'Visita', duration: '50 min', price: 1200, summary: 'Antes do laudo.' },
  laudo: { title: 'Laudo', duration: '50 min', price: 980.5 },
  completo: { title: 'Laudo completo', duration: '2 h', price: 42 },
};

const records = Object.entries(prices).map(([id, value]) => ({
  file: 'precos.json',
  pointer: `/${id}`,
  title: String(value.title),
  value,
}));

const table = 'ServiçoDuraçãoVisita50 minR$ 1.200,00Laudo50 minR$ 980,50Laudo completo2 h42 €';

test.each([
  [['Visita', 'Visita50 minR$ 1.200,00'], '/visita/title'],
  [['Laudo', 'Laudo50 minR$ 980,50'], '/laudo/title'],
  [['50 min', 'Laudo50 minR$ 980,50', table], '/laudo/duration'],
  [['R$ 1.200,00', 'Visita50 minR$ 1.200,00'], '/visita/price'],
  [['R$ 980,50', 'Laudo50 minR$ 980,50'], '/laudo/price'],
  [['42 €', 'Laudo completo2 h42 €'], '/completo/price'],
  [['Antes do laudo.', 'VisitaAntes do laudo.'], '/visita/summary'],
  [['Reservar', 'Laudo completo2 hReservar'], '/completo'],
])('a click on %j of a list is one on %s', (words, pointer) => {
  expect(findListed(records, texts(...words))).toMatchObject({ file: 'precos.json', pointer });
});

test('what is in no row is of no record', () => {
  expect(findListed(records, texts('Duração', 'ServiçoDuração', table))).toBeUndefined();
});
