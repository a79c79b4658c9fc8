import { expect, test } from 'vitest';
import { contentRoot } from '../../../node/project.ts';
import type { TimeChart } from '../../../types/config.gen.ts';
import type { TimeDrawing } from '../../../ui/data/chart-drawing.ts';
import { createSiteConfigLoader } from '../../node/site-config-loader.ts';
import { drawChart } from './draw-charts.ts';
import { boxOf, crosses, placeLabels, ROOMS, textWidth } from './labels.ts';

const { config } = createSiteConfigLoader(contentRoot)();
const isTimeChart = (value: object): value is TimeChart =>
  'kind' in value && value.kind === 'over-time';
const chartsIn = (value: unknown): TimeChart[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(isTimeChart(value) ? [value] : []), ...Object.values(value).flatMap(chartsIn)];

const wave = (label: string, phase: number, height: number, more: object = {}) => ({
  label,
  points: Array.from({ length: 12 }, (_, index) => ({
    at: `2026-${String(index + 1).padStart(2, '0')}`,
    value: Math.round(50 + height * Math.sin((index + phase) / 2)),
  })),
  ...more,
});
const base: TimeChart = { kind: 'over-time', title: 'T', unit: 'min', shape: 'line', series: [] };
const MADE_UP: TimeChart[] = [0, 10, 25, 49].flatMap((height) =>
  [0, 2, 4].map((phase) => ({
    ...base,
    shape: height === 25 ? 'bar' : 'line',
    series: [
      wave('Conter', phase, height, { main: true }),
      wave('Detectar', phase + 1, height / 2),
    ],
    target: { label: 'Meta do contrato', value: 52 },
    notes: [1, 6, 12].map((month) => ({
      at: `2026-${String(month).padStart(2, '0')}`,
      text: `Nota ${month}`,
    })),
  })),
);

const ALL = [...chartsIn(config), ...MADE_UP].map((chart) => ({
  title: `${chart.title} ${JSON.stringify(chart.series[0]?.points.slice(0, 3))}`,
  drawing: drawChart(chart, 'pt-BR') as TimeDrawing,
}));

/** The points of a path made of lines alone. */
const pointsOf = (d: string) =>
  [...d.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

test('the fixture site has several charts', () =>
  expect(chartsIn(config).length).toBeGreaterThan(1));

test.each(ALL)('no label touches a line, a mark or another label: $title', ({ drawing }) => {
  const { ends, target, notes, lines } = drawing;
  const room = ROOMS.at(-1)!;
  const names = [
    ...ends.map(({ text, main, name }) => ({ text, bold: main, name })),
    ...(target ? [{ text: target.text, bold: false, name: target.name }] : []),
  ];
  const inside = names.filter(({ name }) => !name.above);
  const boxes = inside.map(({ text, bold, name }) => boxOf({ text, bold, of: 0 }, name, room));
  const paths = [
    ...lines.map(({ d }) => pointsOf(d)),
    ...(target
      ? [
          [
            [0, target.y],
            [100, target.y],
          ] as const,
        ]
      : []),
  ];
  for (const [index, box] of boxes.entries()) {
    for (const path of paths) expect(crosses(path, box, room), inside[index]?.text).toBe(false);
    for (const { x, y, lift = 0 } of notes) {
      const [cx, cy] = [(x * room[0]) / 100, (y * room[1]) / 100 - lift];
      const near = Math.hypot(
        Math.max(box.left - cx, 0, cx - box.right),
        Math.max(box.top - cy, 0, cy - box.bottom),
      );
      expect(near, inside[index]?.text).toBeGreaterThanOrEqual(11);
    }
    for (const other of boxes.slice(index + 1))
      expect(
        box.right <= other.left ||
          other.right <= box.left ||
          box.bottom <= other.top ||
          other.bottom <= box.top,
      ).toBe(true);
    expect(box.bottom).toBeLessThan(room[1]); // the axis
  }
  const above = names.flatMap(({ name }) => name.above ?? []);
  expect(above).toEqual(
    above.map((_, index) => index + 1).filter((position) => above.includes(position)),
  );
});

test('most labels are beside what they name', () => {
  const names = ALL.flatMap(({ drawing }) => drawing.ends.map(({ name }) => name));
  expect(names.filter(({ above }) => !above).length).toBeGreaterThan(names.length / 2);
});

test('a label is at the end of its line if that position is free', () => {
  const [name] = placeLabels([{ text: 'Fim: 1', of: [100, 50] }], {
    lines: [
      [
        [0, 50],
        [100, 50],
      ],
    ],
    rings: [{ at: [100, 50], radius: 5 }],
  });
  expect(name?.x).toBe(100);
  expect(Math.abs((name?.y ?? 0) - 50)).toBeLessThan(16);
});

test('labels are stacked above the drawing if no position is free', () => {
  const comb = Array.from(
    { length: 40 },
    (_, index) => [index * 2.5, index % 2 ? 0 : 100] as const,
  );
  const names = placeLabels(
    [
      { text: 'Uma', of: [100, 50] },
      { text: 'Outra', of: [100, 60] },
    ],
    { lines: [comb], rings: [] },
  );
  expect(names.map(({ above }) => above)).toEqual([1, 2]);
});

test('wide letters and bold letters are measured wider', () => {
  expect(textWidth('mm')).toBeGreaterThan(textWidth('ll'));
  expect(textWidth('ll', true)).toBeGreaterThan(textWidth('ll'));
});

test('a label avoids the grid lines', () => {
  const limit = [{ text: 'Limite: 35', of: 52 }];
  const [crossing] = placeLabels(limit, { lines: [], rings: [] });
  const [clear] = placeLabels(limit, { lines: [], rings: [], rows: [0, 25, 50, 75, 100] });
  expect(Math.abs((crossing?.y ?? 0) - 50)).toBeLessThan(6);
  expect(clear?.y).toBeGreaterThan(56); // letters are 12 of 180 high
});

test('a label is in the key above rather than nearer to the point of another', () => {
  const wanted = [
    { text: 'A name too long to stand beside its point', of: [100, 20] as const },
    { text: 'Portas: 96%', of: [100, 26] as const },
  ];
  const rings = wanted.map(({ of }) => ({ at: of, radius: 5 }));
  const all = [20, 26, 34, 40, 46, 52].map(
    (y) =>
      [
        [0, y],
        [100, y],
      ] as const,
  );
  const [, ports] = placeLabels(wanted, { lines: all, rings });
  expect(ports).toEqual({ x: 100, y: 0, above: 2 });
});

test('a label that would be far from its point is in the key above', () => {
  const crowd = Array.from({ length: 30 }, (_, at) => ({
    at: [100 - at, 50] as const,
    radius: 60,
  }));
  const [label] = placeLabels([{ text: 'Conter', of: [100, 50] }], { lines: [], rings: crowd });
  expect(label).toEqual({ x: 100, y: 0, above: 1 });
});
