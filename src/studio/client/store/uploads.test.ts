import { expect, test } from 'vitest';
import { NO_EDITS } from '../../shared/protocol.ts';
import type { Step } from './history.ts';
import { leftBy } from './uploads.ts';

const [SENT, OTHER] = ['/imagens/nova.webp', '/imagens/outra.webp'];
const step: Step = {
  before: NO_EDITS,
  after: { values: { 'a.json': { picture: { src: SENT } } }, renamed: {} },
  what: 'Imagem',
  place: { file: 'a.json', pointer: '/picture/src' },
  at: 0,
  typed: false,
};

test('a picture that was sent is left by the step that showed it, once nothing shows it', () => {
  expect(leftBy(step, [SENT, OTHER], [{ picture: null }, undefined])).toEqual([SENT]);
  expect(leftBy(step, [SENT], [{ other: [SENT] }])).toEqual([]);
  expect(leftBy(step, [], [{}])).toEqual([]);
});
