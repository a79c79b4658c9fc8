import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../node/project.ts';
import { standInSize } from './stand-in-size.ts';

const textsIn = (file: string) => {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  return [...text.matchAll(/"(?:text|title|intro)": "([^"]+)"/g)].map(([, said = '']) => said);
};
const PORTUGUESE = textsIn('tests/fixture-site/site-config/pages/figuras.json');
const ENGLISH = textsIn('examples/pottery/site-config/pages/home.json');

// As measured in Chromium beside Liberation Sans and Liberation Serif.
test.each([
  ['Archivo', 'sans-bold', 640, PORTUGUESE, 96.2],
  ['Instrument Sans', 'sans', 400, PORTUGUESE, 101.3],
  ['Fraunces', 'serif-bold', 640, ENGLISH, 113.2],
  ['Figtree', 'sans', 400, ENGLISH, 100.6],
  ['Figtree', 'sans-bold', 640, ENGLISH, 95.2],
  ['Figtree', 'sans', 400, ['كل شيء '.repeat(100)], 100.6],
] as const)('%s beside %s is within 2 %% of what a browser measures', async (...row) => {
  const [family, standIn, weight, texts, measured] = row;
  const size = await standInSize({ family, standIn }, weight, texts);
  expect(Math.abs(size / measured - 1)).toBeLessThan(0.02);
});
