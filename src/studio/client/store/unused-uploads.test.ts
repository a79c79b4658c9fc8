import { expect, test } from 'vitest';
import { NO_EDITS } from '../../shared/protocol.ts';
import type { HistoryStep } from './history.ts';
import { unusedUploads } from './history.ts';

const [SENT, OTHER] = ['/imagens/nova.webp', '/imagens/outra.webp'];
const step: HistoryStep = {
  before: NO_EDITS,
  after: { values: { 'a.json': { picture: { src: SENT } } }, renamed: {} },
  label: 'Imagem',
  location: { file: 'a.json', pointer: '/picture/src' },
  time: 0,
  typed: false,
};

test('an uploaded picture is unused once no remaining value shows it', () => {
  expect(unusedUploads(step, [SENT, OTHER], [{ picture: null }, undefined])).toEqual([SENT]);
  expect(unusedUploads(step, [SENT], [{ other: [SENT] }])).toEqual([]);
  expect(unusedUploads(step, [], [{}])).toEqual([]);
});
