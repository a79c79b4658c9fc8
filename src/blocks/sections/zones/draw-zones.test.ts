import { expect, test } from 'vitest';
import type { ZonesSection } from '../../../types/config.gen.ts';
import { wrap } from './boxes.ts';
import { drawZones } from './draw-zones.ts';
import type { ZonePlan } from './zone-plan.ts';

const section: ZonesSection = {
  type: 'zones',
  title: 'Quem fala com quem',
  gate: 'Firewall',
  zones: [
    { id: 'rua', name: 'Rua', side: 'left' },
    { id: 'casa', name: 'Casa de máquinas do prédio', items: ['Bombas', 'Câmeras'], side: 'left' },
    { id: 'cofre', name: 'Cofre', items: ['Ouro'], side: 'right' },
  ],
  flows: [
    { from: 'casa', to: 'cofre', what: 'Inventário', verdict: 'allowed' },
    { from: 'rua', to: 'cofre', what: 'Tudo', verdict: 'blocked', main: true },
    { from: 'casa', to: 'rua', what: 'Entregas', verdict: 'inspected' },
  ],
};

const plans = Object.entries(drawZones(section)) as [string, ZonePlan][];

test.each(plans)('%s: boxes do not overlap and are inside the drawing', (_, plan) => {
  expect(plan.boxes).toHaveLength(3);
  for (const [index, { x, y, width, height }] of plan.boxes.entries()) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(plan.width);
    expect(y + height).toBeLessThanOrEqual(plan.height);
    for (const other of plan.boxes.slice(index + 1).filter((next) => next.x === x))
      expect(other.y).toBeGreaterThan(y + height);
  }
});

test.each(plans)(
  '%s: each flow reaches the control in its own lane, and continues unless it is blocked',
  (_, plan) => {
    const ends = (path = '') => path.match(new RegExp(`H${plan.gate}(?=M|$)`, 'g'))?.length ?? 0;
    const through = { line: 2, beyond: 0, tip: 1 };
    expect(
      plan.flows.map(({ line, beyond, tip }) => ({
        line: ends(line),
        beyond: ends(beyond),
        tip: tip?.match(/z/g)?.length,
      })),
    ).toEqual([through, { line: 1, beyond: 1, tip: undefined }, through]);
    // As they are numbered, from above.
    const heights = plan.flows.map(({ y }) => y);
    expect(heights).toEqual([...new Set(heights)].toSorted((a, b) => a - b));
  },
);

test.each(plans)('%s: no line makes a step so small that it looks like an error', (_, plan) => {
  const steps = plan.flows
    .map(({ line, beyond = '' }) => line + beyond)
    .join('')
    .matchAll(/M\d+ (\d+)H\d+V(\d+)/g);
  const heights = [...steps].map(([, port, lane]) => Math.abs(Number(port) - Number(lane)));
  expect(heights.filter((height) => height > 0 && height < 7)).toEqual([]);
});

test('the contents of a zone are written only if there is room', () => {
  const { wide, narrow } = drawZones(section);
  const texts = ({ boxes }: ZonePlan) => boxes.flatMap((box) => box.texts.map(({ text }) => text));
  expect(texts(wide)).toContain('Bombas');
  expect(texts(narrow)).not.toContain('Bombas');
});

test('if a zone has as many items as flows, each flow reaches one item', () => {
  const zones = section.zones.map((zone) =>
    zone.id === 'cofre' ? { ...zone, items: ['Ouro', 'Prata'] } : zone,
  );
  const { boxes, flows } = drawZones({ ...section, zones }).wide;
  const lines = flows.map(({ line }) => line).join('');
  const beyond = flows.map(({ beyond }) => beyond).join('');
  const lineOf = (text: string) =>
    boxes.flatMap((box) => box.texts).find((line) => line.text === text)?.y ?? 0;
  expect(lines).toContain(`M724 ${lineOf('Ouro') - 5}H`);
  expect(beyond).toContain(`M724 ${lineOf('Prata') - 5}H`);
});

test('a long name wraps between words', () => {
  expect(wrap('Casa de máquinas do prédio', 13)).toEqual(['Casa de', 'máquinas do', 'prédio']);
  expect(wrap('Inconstitucional', 5)).toEqual(['Inconstitucional']);
});
