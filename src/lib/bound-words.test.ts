import { expect, test } from 'vitest';
import { boundWords } from './bound-words.ts';

/** With `_` for each space that does not break. */
const seen = (title: string) => boundWords(title).replaceAll('\u00a0', '_');

test.each([
  ['A porta que o vizinho abriu', 'A_porta que o vizinho_abriu'],
  ['Saiba o que defender antes de escolher como', 'Saiba o_que defender antes de escolher_como'],
  ['Gestores à mesma mesa, sem crachá', 'Gestores à_mesma mesa, sem_crachá'],
  ['Campo', 'Campo'],
  ['Avisar mais', 'Avisar_mais'],
  ['Caiu R$ 4 milhões', 'Caiu R$_4_milhões'],
  ['Da hipótese ao relatório', 'Da_hipótese ao_relatório'],
  ['2ª edição (e a próxima)', '2ª_edição (e_a próxima)'],
  ['Estratégia sem pressa', 'Estratégia sem_pressa'],
  ['Of mugs and of all that is fired', 'Of_mugs and of_all that is_fired'],
])('%s', (title, expected) => expect(seen(title)).toBe(expected));

test.each([
  // A sentence ends before the last word.
  ['¿Es una urgencia? Llámanos', '¿Es_una urgencia? Llámanos'],
  ['¿Abrimos el lunes? Sí', '¿Abrimos el_lunes? Sí'],
  ['“Não dá.” Dá', '“Não dá.” Dá'],
  ['هل تحتاج إلى موعد؟ اتصل', 'هل_تحتاج إلى موعد؟ اتصل'],
  // The last word is long.
  [
    'Aquí tu mascota tiene nombre, y tú tienes respuestas',
    'Aquí tu_mascota tiene nombre, y_tú_tienes respuestas',
  ],
  ['Consejos de nuestros veterinarios', 'Consejos de_nuestros veterinarios'],
  ['Tu mascota, en manos que la conocen', 'Tu_mascota, en_manos que la_conocen'],
  // Together with the word before it, it is long.
  ['Las vulnerabilidades nunca', 'Las vulnerabilidades nunca'],
  // It is short, and only a comma is before it.
  ['Golpe de calor: las señales a tiempo', 'Golpe de_calor: las_señales a_tiempo'],
  ['Aquí tu mascota tiene nombre', 'Aquí tu_mascota tiene_nombre'],
  ['El precio, antes', 'El precio,_antes'],
  ['Sin jaulas, hoy', 'Sin jaulas,_hoy'],
])('the end of a title: %s', (title, expected) => expect(seen(title)).toBe(expected));

test('words stay separate if together they would not fit on a phone', () => {
  expect(seen('Gestão de vulnerabilidades')).toBe('Gestão de vulnerabilidades');
  for (const part of seen('Um a um e os de um só lugar são o que há').split(' '))
    expect(part.length).toBeLessThan(15);
});

test('only spaces change', () => {
  const title = 'De onde vem o ataque? Do e-mail, em 2026 e antes.';
  expect(boundWords(title).replaceAll('\u00a0', ' ')).toBe(title);
});
