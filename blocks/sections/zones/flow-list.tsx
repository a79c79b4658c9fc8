import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  breakpoints,
  CoveringRadio,
  chosenWhenForced,
  format,
  inset,
  orOnPaper,
  RichText,
  spacing,
  useMessages,
} from 'site-in-json/blocks/v1';
import type { Flow as FlowConfig, Zone } from '../../types.gen.ts';
import { VerdictMark } from './verdict-shape.tsx';

interface Props {
  flows: FlowConfig[];
  zones: Zone[];
}

/** Each flow as text, with its number. */
export function FlowList({ flows, zones }: Props) {
  const { exhibits } = useMessages();
  const nameOf = (id: string) => zones.find((zone) => zone.id === id)?.name ?? id;
  const group = useId();
  const isOdd = flows.length % 2 === 1;
  return (
    <Flows component="ol" disablePadding>
      {flows.map(({ from, to, what, verdict, why, main }, index) => {
        // With an odd number the main flow has a row of its own, so that the grid has no gap.
        const Item = main && isOdd && index % 2 === 0 ? FlowInOwnRow : Flow;
        return (
          <Item key={`${from} ${to} ${what}`} disablePadding alignItems="flex-start">
            <Choice>
              <CoveringRadio
                data-choice=""
                name={group}
                value={index + 1}
                defaultChecked={main}
                aria-label={format(exhibits.flow, { from: nameOf(from), to: nameOf(to) })}
              />
              <VerdictMark verdict={verdict} number={index + 1} main={main} />
              <Ends aria-hidden="true">
                {nameOf(from)} → {nameOf(to)}
              </Ends>
            </Choice>
            <Text>
              <strong>{what}</strong>: {exhibits[verdict].toLocaleLowerCase()}.{' '}
              {why && <RichText text={why} />}
            </Text>
          </Item>
        );
      })}
    </Flows>
  );
}

const IN_TWO = orOnPaper(breakpoints.up('lg'));

const Flows = styled(List)({
  display: 'grid',
  gap: spacing(2.5, 5),
  paddingBlock: 'clamp(20px, 2.4vw, 28px)',
  paddingInline: inset,
  borderTop: '1px solid var(--line)',
  lineHeight: 1.5,
  [IN_TWO]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}) as typeof List;

const Flow = styled(ListItem)({ position: 'relative', display: 'block' });

/** Chooses the flow that is emphasised in the drawing. */
const Choice = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: 'fit-content',
  minHeight: 28,
  color: 'var(--muted)',
  '&:hover, &:has(:checked)': { color: 'var(--fg)' },
  '@media (forced-colors: active)': { '&:has(:checked)': chosenWhenForced },
});

const Ends = styled('span')({ 'input:checked ~ &': { fontWeight: 600 } });

const Text = styled(Typography)({ paddingLeft: 42 });

const FlowInOwnRow = styled(Flow)({ [IN_TWO]: { gridColumn: '1 / -1' } });
