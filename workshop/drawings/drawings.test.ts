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

test.each(moving)(
  '%s draws its lines in under a second, then makes one slow movement',
  (_, svg) => {
    expect(svg).toMatch(/:target \.t\{animation:t \.[6-9]s\}/);
    expect(svg).toContain('class="t"');
    expect(svg).toContain('class="m"');
    const [, seconds] = /animation:m (\d+)s/.exec(svg) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(4);
    expect(Number(seconds)).toBeLessThanOrEqual(30);
    const frames = [...svg.matchAll(/@keyframes \w\{((?:[^{}]*\{[^{}]*\})*)\}/g)].map(
      ([, one = '']) => one,
    );
    const moved = frames.flatMap((one) => [...one.matchAll(/([a-z-]+):/g)].map(([, name]) => name));
    expect(['transform', 'opacity', 'stroke-dashoffset', 'stroke-dasharray']).toEqual(
      expect.arrayContaining(moved),
    );
  },
);
