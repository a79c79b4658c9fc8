import { expect, test } from 'vitest';
import { boundWords } from './bound-words.ts';

/** With `_` for each space that does not break. */
const seen = (title: string) => boundWords(title).replaceAll('\u00a0', '_');

test.each([
  ['A porta que o vizinho abriu', 'A_porta que o_vizinho abriu'],
  ['Gestores à mesma mesa, sem crachá', 'Gestores à_mesma mesa, sem_crachá'],
  ['Avisar mais', 'Avisar_mais'],
  ['Caiu R$ 4 milhões', 'Caiu R$_4_milhões'],
  ['Da hipótese ao relatório', 'Da_hipótese ao_relatório'],
  ['2ª edição (e a próxima)', '2ª_edição (e_a_próxima)'],
  ['Estratégia sem pressa', 'Estratégia sem pressa'],
  ['Of mugs and of all that is fired', 'Of_mugs and of_all that is_fired'],
])('%s', (title, expected) => expect(seen(title)).toBe(expected));

test('words stay separate if together they would not fit on a phone', () => {
  expect(seen('Gestão de vulnerabilidades')).toBe('Gestão de vulnerabilidades');
  for (const part of seen('Um a um e os de um só lugar são o que há').split(' '))
    expect(part.length).toBeLessThan(15);
});

test('only spaces change', () => {
  const title = 'De onde vem o ataque? Do e-mail, em 2026 e antes.';
  expect(boundWords(title).replaceAll('\u00a0', ' ')).toBe(title);
});
