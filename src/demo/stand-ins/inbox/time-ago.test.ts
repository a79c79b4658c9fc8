import { expect, test } from 'vitest';
import { currentWords } from '../../../words/reader.ts';
import { timeAgo } from './time-ago.ts';

test.each([
  [-5, 'agora há pouco'],
  [59, 'agora há pouco'],
  [60, 'há 1 minuto'],
  [3599, 'há 59 minutos'],
  [7300, 'há 2 horas'],
  [86_400, 'ontem'],
  [300_000, 'há 3 dias'],
])('%i seconds are shown as “%s”', (seconds, text) => {
  expect(timeAgo(0, seconds * 1000, currentWords()!)).toBe(text);
});
