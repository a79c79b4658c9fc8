import { expect, test } from 'vitest';
import spanishParts from './es/icon-parts.json' with { type: 'json' };
import portugueseParts from './icon-parts.json' with { type: 'json' };
import { spanishIconWords } from './icon-words.ts';
import { SPANISH_SYNONYMS, SYNONYMS } from './synonyms.ts';

test('what has Portuguese words has Spanish ones', () => {
  expect(Object.keys(spanishParts)).toEqual(Object.keys(portugueseParts));
  expect(Object.keys(SPANISH_SYNONYMS.icons)).toEqual(Object.keys(SYNONYMS.icons));
});

test('the best Spanish words come first, then one of each part', () => {
  expect(spanishIconWords('LockOutlined')[0]).toBe('candado');
  expect(spanishIconWords('PhoneLocked')).toEqual(['teléfono', 'cerrado con llave', 'bloqueado']);
});
