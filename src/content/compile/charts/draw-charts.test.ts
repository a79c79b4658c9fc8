import { expect, test } from 'vitest';
import type { SpansChart, TimeChart } from '../../../types/config.gen.ts';
import type {
  ClockDrawing,
  PartsDrawing,
  RowsDrawing,
  TimeDrawing,
} from '../../../ui/data/chart-drawing.ts';
import { chartMakers, drawChart } from './draw-charts.ts';
import { rounded } from './numbers.ts';
import { withMade } from './with-made.ts';

const chart: TimeChart = {
  kind: 'over-time',
  title: 'Tempo até conter',
  unit: 'min',
  shape: 'line',
  series: [
    {
      label: 'Mediana',
      points: [
        { at: '2026-01', value: 1200.5 },
        { at: '2026-02', value: 600 },
      ],
    },
  ],
};
const over = (more: Partial<TimeChart>) => drawChart({ ...chart, ...more }, 'pt-BR') as TimeDrawing;

test('a line goes from the left to the right edge of its box, from the first moment to the last', () => {
  const { lines, ends } = over({ to: 2401 });
  expect(lines).toEqual([{ d: 'M0,50L100,75', main: true }]);
  expect(ends).toMatchObject([{ x: 100, y: 75, text: 'Mediana: 600\u00a0min', main: true }]);
});

test('a line is ordered by time, whatever the order of its points in the file', () => {
  const backwards = chart.series.map((line) => ({ ...line, points: line.points.toReversed() }));
  expect(over({ series: backwards })).toEqual(over({}));
});

test('numbers and dates are formatted in the site’s language, with their unit', () => {
  const { title, table, rows } = over({});
  expect(title).toBe('Tempo até conter (min)');
  expect(table.rows[0]).toEqual(['jan 2026', '1.200,5\u00a0min']);
  expect(rows.map(({ text }) => text)).toEqual(['0', '500', '1.000', '1.500']);
  const english = drawChart(chart, 'en') as TimeDrawing;
  expect(english.table.rows[0]).toEqual(['Jan 2026', '1,200.5\u00a0min']);
});

test('a note between two points is placed on the line, a note outside the line at its end', () => {
  const notes = ['2026-01-16', '2025-12', '2026-09'].map((moment) => ({
    at: moment,
    text: moment,
  }));
  const { notes: drawn } = over({ to: 2401, notes });
  expect(drawn).toMatchObject([
    { x: 48.4, y: 62.1 },
    { x: 0, y: 50 },
    { x: 100, y: 75 },
  ]);
});

test('a note on the ground of the plot is lifted from the name of its moment', () => {
  const notes = ['2026-01', '2026-02'].map((at) => ({ at, text: at }));
  const [high, low] = over({ to: 30_000, notes }).notes;
  expect(high?.lift).toBeUndefined();
  expect(low?.y).toBeGreaterThan(97);
  expect(low?.lift).toBeGreaterThan(11); // its radius
});

test('the currency sign precedes the number', () => {
  expect(over({ unit: 'R$ mil' }).table.rows[0]?.[1]).toBe('R$\u00a01.200,5\u00a0mil');
});

test('target and notes are placed on the scale of the numbers', () => {
  const { target, notes, area } = over({
    shape: 'area',
    to: 2000,
    target: { label: 'Meta', value: 1000 },
    notes: [{ at: '2026-02', text: 'Mudança' }],
    series: [...chart.series, { label: 'Outra', points: [{ at: '2026-02', value: 620 }] }],
  });
  expect(target).toMatchObject({ y: 50, text: 'Meta: 1.000\u00a0min' });
  expect(notes).toEqual([{ x: 100, y: 70, text: 'Mudança' }]);
  expect(area).toMatch(/^M0,40.*Z$/);
});

test('bars over time are at their dates, all as wide as the smallest gap allows', () => {
  const months = ['2026-01', '2026-02', '2026-06'];
  const points = months.map((at) => ({ at, value: 10 }));
  const drawing = over({ shape: 'bar', series: [{ label: 'Fila', points }] });
  const xs = drawing.marks.map(({ x }) => x);
  expect((xs[2]! - xs[1]!) / (xs[1]! - xs[0]!)).toBeCloseTo(120 / 31, 1); // days
  const bars = drawing.lines[0]!.d.split('Z').filter(Boolean);
  const sides = bars.map((bar) => [...bar.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x)));
  const widths = sides.map(([left, , right]) => rounded(right! - left!));
  expect(new Set(widths).size).toBe(1);
  expect(sides[1]![0]).toBeGreaterThan(sides[0]![2]!);
  expect(sides.map(([left, , right]) => rounded((left! + right!) / 2))).toEqual(xs);
});

test('the last bar of one series shows its value alone: the title of the chart names it', () => {
  const points = [
    { at: '2026-09', value: 46 },
    { at: '2026-10', value: 39 },
  ];
  const fila = { label: 'Fila', points };
  const namesOf = (series: (typeof fila)[]) =>
    over({ shape: 'bar', series }).ends.map(({ text }) => text);
  expect(namesOf([fila])).toEqual(['39\u00a0min']);
  expect(namesOf([fila, { label: 'Prevista', points }])).toEqual([
    'Fila: 39\u00a0min',
    'Prevista: 39\u00a0min',
  ]);
});

test('a moment missing from a line is a dash in the table', () => {
  const { table } = over({
    series: [...chart.series, { label: 'Prevista', points: [{ at: '2026-02', value: 1 }] }],
  });
  expect(table.rows.map((row) => row[2])).toEqual(['–', '1\u00a0min']);
});

test('an axis with many moments labels some of them, including the last', () => {
  const points = Array.from({ length: 25 }, (_, hour) => ({
    at: `${String(hour % 24).padStart(2, '0')}:00`,
    value: hour,
  })).slice(0, 24);
  const { columns } = over({ series: [{ label: 'Fila', points }] });
  expect(columns.length).toBeGreaterThan(4);
  for (const [index, { x }] of columns.slice(1).entries())
    expect(x - columns[index]!.x).toBeGreaterThanOrEqual(12);
  expect(columns.at(-1)).toEqual({ x: 100, text: '23:00' });
});

test('bars share a scale that starts at zero', () => {
  const row = (label: string, value: number) => ({ label, value });
  const rows = [row('A', 50), row('B', 200)];
  const bars = drawChart({ kind: 'compare', title: 'Uso', unit: '%', shape: 'bar', rows }, 'pt-BR');
  expect(bars).toMatchObject({
    rows: [
      { at: 25, text: '50%' },
      { at: 100, text: '200%' },
    ],
  });
});

test('before and after share one scale and have their own labels', () => {
  const drawing = drawChart(
    {
      kind: 'before-after',
      title: 'Prazo',
      unit: 'dias',
      before: 'Janeiro',
      after: 'Junho',
      to: 50,
      rows: [{ label: 'Servidores', before: 40, after: 10 }],
    },
    'pt-BR',
  ) as RowsDrawing;
  expect(drawing.key).toEqual({ before: 'Janeiro', after: 'Junho' });
  expect(drawing.rows).toEqual([
    { label: 'Servidores', from: 80, fromText: '40', at: 20, text: '10\u00a0dias' },
  ]);
});

test('from right to left, a change points from the former number to the new one', () => {
  const rows: [] = [];
  const change = { kind: 'before-after', title: 'T', before: 'A', after: 'B', rows } as const;
  expect(drawChart(change, 'ar')).toMatchObject({ key: { arrow: '←' } });
});

test('in a mirrored chart incoming values go up and outgoing values down, on one scale', () => {
  const drawing = drawChart(
    {
      kind: 'mirrored',
      title: 'Falhas',
      above: 'Abertas',
      below: 'Corrigidas',
      points: [
        { at: '2026-01', above: 20, below: 10 },
        { at: '2026-02', above: 10, below: 20 },
      ],
      shade: { from: '2026-02', to: '2026-02' },
      notes: [{ at: '2026-02', text: 'Prazo' }],
    },
    'pt-BR',
  ) as TimeDrawing;
  expect(drawing.area).toBe('M50 0V100H100V0Z');
  const heights = drawing.bars?.map((d) => [...d.matchAll(/ 50V([\d.]+)/g)].map(([, y]) => y));
  expect(heights).toEqual([
    ['11.5', '30.8'],
    ['69.2', '88.5'],
  ]);
  expect(drawing.rows.map(({ text }) => text)).toEqual(['20', '10', '0', '10', '20']);
  expect(drawing.ends.map(({ text }) => text)).toEqual(['Abertas', 'Corrigidas']);
  expect(drawing.notes).toMatchObject([{ y: 30.8, text: 'Prazo' }]);
  expect(drawing.table.rows[1]).toEqual(['fev 2026', '10', '20']);
});

test('small multiples share a scale and state their first and last values; a missing value is a dash', () => {
  const drawing = drawChart(
    {
      kind: 'multiples',
      title: 'Avisos',
      unit: '%',
      to: 50,
      moments: ['2026-01', '2026-02', '2026-04'],
      rows: [
        { label: 'Financeiro', values: [10, 25, 50], main: true },
        { label: 'Diretoria', values: [5, 10] },
      ],
    },
    'pt-BR',
  ) as RowsDrawing;
  expect(drawing.key).toEqual({ before: 'jan 2026', after: 'abr 2026' });
  expect(drawing.rows[0]).toMatchObject({ ys: [80, 0], fromText: '10', text: '50%', main: true });
  expect(drawing.rows[0]?.d).toBe('M0,80L34.4,50L100,0');
  expect(drawing.table?.head).toEqual(['Financeiro', 'Diretoria']);
  expect(drawing.table?.rows[2]).toEqual(['abr 2026', '50%', '–']);
});

test('draws charts wherever they are in the page data and leaves everything else unchanged', () => {
  const sections = [{ type: 'report', pages: [{ blocks: [{ block: 'chart', chart }] }], n: null }];
  const [drawn] = withMade(sections, chartMakers('pt-BR'));
  expect(drawn).toMatchObject({ type: 'report', n: null });
  expect(drawn?.pages[0]?.blocks[0]?.chart).toHaveProperty('lines');
  expect(JSON.stringify(drawn)).not.toContain('series');
});

const spans = (...rows: SpansChart['rows']) =>
  drawChart({ kind: 'spans', title: 'Acessos', rows }, 'pt-BR') as RowsDrawing;

test('spans share an axis of whole hours, and a single moment keeps its position', () => {
  const { hours, rows } = spans(
    { label: 'Uma', from: '08:30', to: '10:00' },
    { label: 'Outra', from: '11:15', main: true },
  );
  expect(hours?.map(({ text }) => text)).toEqual(['08:00', '09:00', '10:00', '11:00', '12:00']);
  expect(rows).toEqual([
    { label: 'Uma', from: 12.5, at: 50, text: '08:30–10:00' },
    { label: 'Outra', main: true, from: 81.3, at: 82.1, text: '11:15' },
  ]);
});

test('a span may cross midnight; a long axis labels only some hours', () => {
  const { hours, rows } = spans(
    { label: 'Noite', from: '22:00', to: '06:00' },
    { label: 'Dia', from: '18:00', to: '22:00' },
  );
  expect(hours?.map(({ text }) => text)).toEqual(['18:00', '21:00', '00:00', '03:00', '06:00']);
  expect(rows.map(({ from, at }) => [from, at])).toEqual([
    [33.3, 100],
    [0, 33.3],
  ]);
});

test('labels of a chart at the edge of the window are inside it, near the ends of its lines', () => {
  const timeChart: TimeChart = {
    kind: 'over-time',
    shape: 'line',
    title: 'Acumulado',
    unit: 'R$ mil',
    series: [
      {
        label: 'Economia',
        main: true,
        points: [
          { at: '2026-01', value: 0 },
          { at: '2026-12', value: 900 },
        ],
      },
    ],
  };
  const section = withMade({ layout: 'edge', chart: timeChart }, chartMakers('pt-BR'));
  const { ends } = section.chart as unknown as TimeDrawing;
  expect(ends).toHaveLength(1);
  const [{ wide = { x: 0, y: 0 } } = {}] = ends;
  expect(wide.x).toBeGreaterThan(80);
  expect(wide.y).toBeLessThan(30);
});

test('mirrored columns are labelled above, in order, if there is no room inside', () => {
  const drawing = drawChart(
    {
      kind: 'mirrored',
      title: 'Alertas',
      above: 'Turno',
      below: 'Cliente',
      points: ['08:00', '10:00', '12:00'].map((hour) => ({ at: hour, above: 90, below: 2 })),
    },
    'pt-BR',
  ) as TimeDrawing;
  expect(drawing.ends.map(({ text, name }) => [text, name.above])).toEqual([
    ['Turno', 2],
    ['Cliente', 1],
  ]);
});

test('parts of a whole are cuts of one bar, and their shares make 100', () => {
  const parts = [2.5, 0.7, 0.6, 0.2].map((value) => ({ label: `Parte ${value}`, value }));
  const drawing = drawChart(
    { kind: 'parts', title: 'Perda evitada', unit: 'R$ milhões', rows: parts },
    'pt-BR',
  ) as PartsDrawing;
  const { title, total, rows } = drawing;
  expect(total).toBe('R$\u00a04\u00a0milhões');
  expect(title).toBe('Perda evitada');
  expect(rows.map(({ from, width }) => [from, width])).toEqual([
    [0, 62.5],
    [62.5, 17.5],
    [80, 15],
    [95, 5],
  ]);
  expect(rows.map(({ share }) => share)).toEqual(['63%', '17%', '15%', '5%']);
  expect(rows[0]?.text).toBe('R$\u00a02,5\u00a0milhões');
  expect(rows[1]?.d).toBe('M62.5,0C62.5,50 25,50 25,100H50C50,50 80,50 80,0Z');
});

test('a very small part still has a share', () => {
  const rows = [
    { label: 'Tudo', value: 999 },
    { label: 'Quase nada', value: 4 },
  ];
  const { rows: drawn } = drawChart(
    { kind: 'parts', title: 'Partes', rows },
    'pt-BR',
  ) as PartsDrawing;
  expect(drawn.map(({ share }) => share)).toEqual(['100%', '0,4%']);
});

test('periods on a clock are dashes of rings that begin at their hour, midnight above', () => {
  const { rows } = drawChart(
    {
      kind: 'spans',
      shape: 'clock',
      title: 'Turnos',
      rows: [
        { label: 'Noite', from: '22:00', to: '06:00' },
        { label: 'Fim de semana', from: '06:00', to: '06:00' },
        { label: 'Cópias', from: '00:00', every: 480 },
      ],
    },
    'pt-BR',
  ) as ClockDrawing;
  expect(rows.map(({ turn, text }) => [turn, text])).toEqual([
    [330, '22:00–06:00'],
    [90, '06:00–06:00'],
    [0, '00:00'],
  ]);
  expect(rows.map(({ dashes }) => dashes)).toEqual([
    '33.3 100',
    '100 100',
    '0.8 32.5 0.8 32.5 0.8 100',
  ]);
});

test('on a clock what is repeated every few minutes stays dashes; six rows are bars', () => {
  const spans = (every: number, count: number) =>
    drawChart(
      {
        kind: 'spans',
        shape: 'clock',
        title: 'Leituras',
        rows: Array.from({ length: count }, (_, index) => ({
          label: `Linha ${index}`,
          from: '00:00',
          every,
        })),
      },
      'pt-BR',
    ) as ClockDrawing;
  const lengths = spans(5, 2).rows[0]!.dashes.split(' ').map(Number);
  expect(lengths.every((length) => length > 0)).toBe(true);
  expect(spans(60, 5).kind).toBe('clock');
  expect(spans(60, 6).kind).toBe('rows');
});
