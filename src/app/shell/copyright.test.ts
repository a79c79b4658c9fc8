import { expect, test } from 'vitest';
import { copyrightOf } from './copyright.ts';

test.each([
  [
    '© {year} {name}. Todos los derechos reservados.',
    'Rodada, S. L.',
    '© 2024 Rodada, S. L. Todos los derechos reservados.',
  ],
  [
    '© {year} {name}. All rights reserved.',
    'Fenwick & Shaw',
    '© 2024 Fenwick & Shaw. All rights reserved.',
  ],
  [
    '© {year} {name} Todos os direitos reservados.',
    'Forte Ltda.',
    '© 2024 Forte Ltda. Todos os direitos reservados.',
  ],
])('%s with %s has one full stop', (sentence, name, expected) => {
  expect(copyrightOf(sentence, 2024, name)).toBe(expected);
});
