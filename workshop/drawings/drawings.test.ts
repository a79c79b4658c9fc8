import { expect, test } from 'vitest';
import { DRAWINGS } from './drawings/index';
import { menus } from './drawings/menus';
import { LIVE } from './movement';

const all = Object.entries(DRAWINGS);

test.each(all)('%s is small, sized and self-contained', (name, draw) => {
  const svg = draw();
  const ofItsRoom = name in menus;
  const size = ofItsRoom ? '' : ' width="\\d+" height="\\d+" viewBox="0 0 \\d+ \\d+"';
  expect(svg).toMatch(new RegExp(`^<svg xmlns="[^"]+"${size} fill="none"`));
  expect(svg).not.toMatch(
    /NaN|undefined|Infinity|<script|<text| style="|https?:(?!\/\/www\.w3\.org)/,
  );
  expect(svg.length).toBeLessThan(svg.includes('<use') ? 21_000 : 13_000); // words weigh more
});

const moving = all
  .map(([name, draw]) => [name, draw()] as const)
  .filter(([, svg]) => svg.includes('@keyframes'));

test('some drawings move', () => expect(moving.length).toBeGreaterThan(20));

test.each(moving)(
  '%s is complete and still unless it is the :target, on a screen, without reduced motion',
  (_, svg) => {
    expect(svg).toContain(` id="${LIVE}"`);
    const [style = ''] = /<style>.*<\/style>/s.exec(svg) ?? [];
    const [, rules = ''] = style.split('@media screen and (prefers-reduced-motion:no-preference)');
    expect(style.match(/animation:/g)).toEqual(rules.match(/animation:/g));
    expect(rules.match(/animation:/g)).toHaveLength(rules.match(/:target \./g)?.length ?? 0);
  },
);

test.each(moving)('%s has an event of two to three seconds, once', (name, svg) => {
  const animations = Array.from(svg.matchAll(/animation:([^;}]*)/g), ([, one = '']) => one);
  const ends = animations.map((one) =>
    Array.from(one.matchAll(/([\d.]+)s\b/g), ([, time]) => Number(time)).reduce((a, b) => a + b),
  );
  expect(Math.max(...ends), name).toBeGreaterThanOrEqual(0.8);
  expect(Math.max(...ends), name).toBeLessThanOrEqual(3);
  expect(animations.join()).not.toContain('infinite');
  const frames = [...svg.matchAll(/@keyframes \w\{((?:[^{}]*\{[^{}]*\})*)\}/g)].map(
    ([, one = '']) => one,
  );
  const moved = frames.flatMap((one) => [...one.matchAll(/([a-z-]+):/g)].map(([, name]) => name));
  expect(['transform', 'opacity', 'stroke-dashoffset', 'stroke-dasharray']).toEqual(
    expect.arrayContaining(moved),
  );
});
