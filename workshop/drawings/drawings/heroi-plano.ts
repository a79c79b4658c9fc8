import type { Pt } from '../geometry';
import { DRAWN, hover, MOVED } from '../movement';
import { INK, RED } from '../palette';
import { el, g, liveSheet, num, path, rect } from '../svg';
import { areas, DIM, LINE, lines, tip, WHITE, words } from '../tools/tool-board';
import { said, shapesIn } from '../tools/tool-labels';

const [W, H] = [820, 640];
/** Each stage of the plan and what it hands on. */
const STAGES = [
  ['Identificação de ativos', 'inventário com donos'],
  ['Avaliação de vulnerabilidades', 'relação de falhas'],
  ['Análise e classificação', 'matriz de riscos'],
  ['Plano de mitigação', 'custo que a diretoria aprova'],
  ['Monitoramento contínuo', 'indicadores'],
  ['Integração com o SOC', 'regras de alerta'],
] as const;
/** The one that somebody has to decide about. */
const DECIDED = 3;
const row = (i: number) => 178 + i * 80;
const stair = (i: number) => 490 + i * 44;

/** What the page says once more, moved and larger. */
const again = (id: string, scale: number, [x, y]: Pt) =>
  el('use', {
    href: `#${id}`,
    transform: `translate(${num(x)} ${num(y)})scale(${scale.toFixed(3)})`,
  });

/** With letters of 12 px and more where the page is 300 px wide: only what is decided has its line. */
function inPhone(): string {
  const base = (i: number) => 172 + i * 74 + (i > DECIDED ? 54 : 0);
  const left = (i: number) => 614 + i * 28;
  const bar = (i: number) => rect(left(i), base(i) - 26, 26, 26);
  const down = STAGES.slice(1).map(
    (_, i) => `M${left(i) + 13} ${base(i)}V${base(i + 1) - 13}H${left(i + 1)}`,
  );
  return (
    words(
      INK,
      said('Plano de defesa', 40, 78, { bold: true, size: 46 }),
      ...STAGES.flatMap((_, i) => [
        said(String(i + 1), 40, base(i), { bold: true, size: 38 }),
        again(`n${i}`, 38 / 28, [86 - (90 * 38) / 28, base(i) - (row(i) * 38) / 28]),
      ]),
    ) +
    words(
      RED,
      again('cost', 1.5, [86 - 90 * 1.5, base(DECIDED) + 48 - (row(DECIDED) + 30) * 1.5]),
    ) +
    lines(INK, `M40 110H${W - 40}`, ...down) +
    areas(INK, ...STAGES.map((_, i) => (i === DECIDED ? '' : bar(i)))) +
    areas(RED, bar(DECIDED))
  );
}

/** The plan that an engagement begins with: six stages, each standing on what the last one left. */
export function heroiPlano(): string {
  const bar = (i: number) => rect(stair(i), row(i) - 18, 50, 30);
  const steps = STAGES.slice(1).map(
    (_, i) => `M${stair(i) + 25} ${row(i) + 12}V${row(i + 1) - 3}h25`,
  );
  const page =
    words(
      INK,
      said('Plano de defesa', 44, 72, { bold: true, size: 38 }),
      ...STAGES.flatMap(([name], i) => [
        said(String(i + 1), 44, row(i) + 8, { bold: true, size: 34 }),
        g({ id: `n${i}` }, said(name, 90, row(i), { size: 28 })),
      ]),
    ) +
    words(
      DIM,
      ...STAGES.map(([, left], i) =>
        i === DECIDED ? '' : said(left, 90, row(i) + 30, { size: 24 }),
      ),
    ) +
    words(RED, g({ id: 'cost' }, said(STAGES[DECIDED][1], 90, row(DECIDED) + 30, { size: 24 }))) +
    lines(INK, `M44 104H${W - 44}`) +
    lines(LINE, ...STAGES.slice(1).map((_, i) => `M44 ${row(i) + 48}H${W - 44}`)) +
    path(steps.join(''), { stroke: INK, strokeWidth: 2.5, ...DRAWN }) +
    areas(INK, ...STAGES.map((_, i) => (i === DECIDED ? '' : bar(i)))) +
    areas(RED, bar(DECIDED)) +
    path(`M${stair(5) + 50} ${row(5) - 3}h20${tip(stair(5) + 72, row(5) - 3)}`, {
      stroke: INK,
      strokeWidth: 2.5,
    });
  const small = g({ class: 'l' }, inPhone());
  return liveSheet(
    hover(14),
    el('style', {}, '.l{display:none}@media(max-width:480px){.w{display:none}.l{display:inline}}'),
    shapesIn(page + small),
    el(
      'g',
      { strokeLinecap: 'butt', strokeLinejoin: 'miter', ...MOVED },
      g(
        { transform: 'translate(70 36)' },
        path(rect(0, 0, W, H), { fill: WHITE, stroke: INK, strokeWidth: 2 }),
        g({ class: 'w' }, page),
        small,
      ),
    ),
  );
}
