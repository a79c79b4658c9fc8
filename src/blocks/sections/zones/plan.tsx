import { headingFont } from 'virtual:fonts';
import { styled } from '@mui/material/styles';
import type { ZonePlan } from '../../../ui/data/zone-plan.ts';
import { headingWeight } from '../../../ui/theme/font-weights.ts';
import { size } from '../../../ui/theme/size.ts';
import { VerdictShape } from './verdict-shape.tsx';

/** The drawing, hidden from screen readers, as the lists below say the same. */
export function Plan({ plan, gate }: { plan: ZonePlan; gate: string }) {
  const { width, height, boxes, flows } = plan;
  const isNarrow = width < 500;
  const Name = isNarrow ? SmallName : LargeName;
  return (
    <Drawing aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
      {flows.map(({ line, tip, beyond }, index) => (
        <g key={line} data-flow={index + 1}>
          {beyond && <path data-beyond="" d={beyond} />}
          <path d={line} />
          {tip && <path data-tip="" d={tip} />}
        </g>
      ))}
      <path data-gate="" d={`M${plan.gate} 30V${height}`} />
      <Name x={plan.gate} y="16" textAnchor="middle">
        {gate}
      </Name>
      {boxes.map((box) => (
        <g key={`${box.x} ${box.y}`}>
          <Box x={box.x} y={box.y} width={box.width} height={box.height} />
          {box.texts.map(({ y, text, name }) => {
            const Line = name ? Name : Text;
            return (
              <Line key={text} x={box.x + (isNarrow ? 10 : 18)} y={y}>
                {text}
              </Line>
            );
          })}
        </g>
      ))}
      {flows.map(({ y, verdict, main }, index) => (
        <g key={y} transform={`translate(${plan.gate} ${y})`} strokeWidth="1.5">
          <VerdictShape verdict={verdict} main={main} number={index + 1} />
        </g>
      ))}
    </Drawing>
  );
}

/** Selects in the flow that is chosen in the list (at most ten: src/blocks/sections/zones/schema.json). */
const inChosen = (path: string) =>
  Array.from({ length: 10 }, (_, index) => index + 1)
    .map(
      (flow) =>
        `section:has([data-choice][value="${flow}"]:checked) & [data-flow="${flow}"] ${path}`,
    )
    .join();

const Drawing = styled('svg')({
  width: '100%',
  overflow: 'visible',
  fontSize: size.label,
  '& path': { fill: 'none', stroke: 'var(--fg)', strokeWidth: 1.5 },
  '& path[data-gate]': { strokeWidth: 6 },
  [inChosen('path')]: { stroke: 'var(--accent)', strokeWidth: 2.5 },
  '& path[data-beyond]': { strokeDasharray: '2 6', stroke: 'var(--muted)' },
  '& path[data-tip]': { fill: 'var(--fg)', stroke: 'none' },
  [inChosen('path[data-tip]')]: { fill: 'var(--accent)' },
});

const Box = styled('rect')({ fill: 'var(--bg)', stroke: 'var(--fg)', strokeWidth: 1.5 });

const Text = styled('text')({ fill: 'var(--muted)' });

const LargeName = styled('text')({
  fill: 'var(--fg)',
  fontFamily: headingFont,
  fontWeight: headingWeight,
  fontSize: size.small,
});

const SmallName = styled(LargeName)({ fontSize: size.label });
