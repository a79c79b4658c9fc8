import { expect, test } from 'vitest';
import { richNodes } from './rich-text.ts';

const text = (value: string) => ({ type: 'text', value });
const item = (value: string) => ({ type: 'item', children: [text(value)] });

test('a list has its items, and the text around it lines of its own', () => {
  expect(richNodes('Há:\n- um\n- dois\n\nFim.')).toEqual([
    { type: 'lines', children: [text('Há:')] },
    { type: 'list', children: [item('um'), item('dois')] },
    { type: 'lines', children: [text('Fim.')] },
  ]);
});

test('plain text has no nodes, a dash inside it neither', () => {
  expect(richNodes('Um texto - com traço')).toBeUndefined();
});
