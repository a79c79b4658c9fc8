import { expect, test } from 'vitest';
import { contentRoot, publicDir } from '../../node/project.ts';
import type { Chart } from '../../types/config.gen.ts';
import { createCompiler } from '../node/compiler.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { chartMakers } from './charts/draw-charts.ts';
import { withDrawings } from './with-drawings.ts';

const { config } = createSiteConfigLoader(contentRoot)();
const compiler = createCompiler(config!, publicDir, process.env);

test.each(['chart', 'zones', 'steps', 'annotated', 'case-study'])(
  'a page with the section %s is the same whether its drawings are made in another thread or by the dev server',
  async (type) => {
    const entry = config!.pages.find(({ facts }) => facts.types?.includes(type))!;
    const json = JSON.stringify(await compiler.undrawnPage(entry));
    const { site, messages } = await compiler.site();
    const drawn = JSON.stringify(withDrawings(JSON.parse(json), { site, messages }));
    expect(drawn).toBe(JSON.stringify(await compiler.page(entry)));
  },
);

test('a page not drawn yet keeps its raw numbers', async () => {
  const entry = config!.pages.find(({ facts }) => facts.types?.includes('chart'))!;
  const { page } = await compiler.undrawnPage(entry);
  expect(page).toBe(entry.page);
});

test('a chart used several times is drawn once', () => {
  const chart = (value: number): Chart => ({
    kind: 'over-time',
    title: 'Alertas',
    shape: 'line',
    series: [
      {
        label: 'A',
        points: [
          { at: '2026-01', value },
          { at: '2026-02', value: 3 },
        ],
      },
    ],
  });
  const draw = (made: Chart, layout?: string) =>
    chartMakers('pt-BR').chart?.(made as never, { layout } as never);
  expect(draw(chart(1))).toBe(draw(chart(1)));
  expect(draw(chart(1))).not.toEqual(draw(chart(2)));
  expect(draw(chart(1), 'edge')).not.toEqual(draw(chart(1)));
});
