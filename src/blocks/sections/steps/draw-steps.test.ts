import { expect, test } from 'vitest';
import type { Messages, StepsSection } from '../../../types/config.gen.ts';
import { drawSteps } from './draw-steps.ts';
import { drawingOfStep } from './step-drawing.ts';

const texts = { permission: 'Com a palavra de {who}' } as Messages['exhibits'];

const steps = (arrangement: StepsSection['arrangement'], items: object[]) =>
  drawSteps(
    {
      type: 'steps',
      title: 'Etapas',
      ...(arrangement && { arrangement }),
      items: items.map((item, index) => ({ title: `Etapa ${index}`, text: 'Texto', ...item })),
    },
    texts,
  ).map(drawingOfStep);

test('steps without a layout have no drawing', () => {
  expect(steps(undefined, [{ to: 2 }, {}])).toEqual([undefined, undefined]);
});

test('a calendar bar runs from its first to its last week, on a strip of all weeks', () => {
  expect(steps('calendar', [{ to: 1 }, { from: 2, to: 3 }, {}])).toEqual([
    { box: '0 0 3 2', paths: ['M0 0V2M1 0V2M2 0V2M3 0V2M0 1H3', 'M0 .4h1v1.2H0z'] },
    { box: '0 0 3 2', paths: ['M0 0V2M1 0V2M2 0V2M3 0V2M0 1H3', 'M1 .4h2v1.2H1z'] },
    undefined,
  ]);
});

test('the bar of an open-ended step ends in a point', () => {
  const [, open] = steps('calendar', [{ to: 2 }, { from: 3 }]);
  expect(open).toEqual({
    box: '0 0 5 2',
    paths: ['M0 0V2M1 0V2M2 0V2M3 0V2M4 0V2M5 0V2M0 1H5', 'M2 .4H4L5 1 4 1.6H2z'],
  });
});

test('each stair is higher than the one before it; stairs of long texts are not drawn', () => {
  expect(steps('stairs', [{}, {}])).toEqual([
    { box: '0 0 100 22', paths: ['M0 0H100V22H0z', 'M0 22V0H100'] },
    { box: '0 0 100 44', paths: ['M0 0H100V44H0z', 'M0 22V0H100'] },
  ]);
  expect(steps('stairs', [{}, { text: 'Texto '.repeat(40) }])).toEqual([undefined, undefined]);
});

test('a line runs from lane to lane, and a permission is written at the gate', () => {
  const drawn = steps('lanes', [
    { who: 'Cliente' },
    { who: 'NOC' },
    { who: 'SOC', permission: 'Cliente' },
    { who: 'Cliente' },
  ]);
  expect(drawn.map((drawing) => drawing?.box)).toEqual(Array(4).fill('0 0 2 1'));
  expect(drawn.map((drawing) => drawing?.words)).toEqual([
    ['Cliente', 'NOC', 'SOC'],
    undefined,
    ['Com a palavra de Cliente'],
    undefined,
  ]);
  expect(drawn.map((drawing) => drawing?.paths)).toEqual([
    ['M0 0V.7H1V1', 'M0 0h0', 'M0 .7V1', ''],
    ['M1 0V.7H2V1', 'M1 0h0', 'M0 0V1', ''],
    ['M2 0V.7H0V1', 'M2 0h0', 'M0 0H2', 'M1.6-.1V.1'],
    ['', 'M0 0h0', '', ''],
  ]);
});
