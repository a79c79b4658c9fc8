import { expect, test } from 'vitest';
import { DRAWINGS } from './drawings/index';

const all = Object.entries(DRAWINGS);

test.each(all)('%s is small, sized and self-contained', (_, draw) => {
  const svg = draw();
  expect(svg).toMatch(/^<svg xmlns="[^"]+" width="\d+" height="\d+" viewBox="0 0 \d+ \d+"/);
  expect(svg).not.toMatch(
    /NaN|undefined|Infinity|<script|<text| style="|https?:(?!\/\/www\.w3\.org)/,
  );
  expect(svg.length).toBeLessThan(13_000);
});
