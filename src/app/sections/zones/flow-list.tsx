import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { format } from '../../../lib/format.ts';
import { useMessages } from '../../data/site-context.ts';
import { inset } from '../../theme/inset.ts';
import type { Flow as FlowConfig, Zone } from '../../types/config.gen.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { VerdictMark } from './verdict-shape.tsx';

interface Props {
  flows: FlowConfig[];
  zones: Zone[];
}

/** Each flow as text, with its number. */
export function FlowList({ flows, zones }: Props) {
  const { exhibits } = useMessages();
  const nameOf = (id: string) => zones.find((zone) => zone.id === id)?.name ?? id;
  const isOdd = flows.length % 2 === 1;
  return (
    <Flows component="ol" disablePadding>
      {flows.map(({ from, to, what, verdict, why, main }, index) => {
        // With an odd number the main flow has a row of its own, so that the grid has no gap.
        const Item = main && isOdd && index % 2 === 0 ? FlowInOwnRow : Flow;
        return (
          <Item key={`${from} ${to} ${what}`} disablePadding alignItems="flex-start">
            <VerdictMark verdict={verdict} number={index + 1} main={main} />
            <div>
              <Typography color="textSecondary">
                <VisuallyHidden>
                  {format(exhibits.flow, { from: nameOf(from), to: nameOf(to) })}:{' '}
                </VisuallyHidden>
                <span aria-hidden="true">
                  {nameOf(from)} → {nameOf(to)}
                </span>
              </Typography>
              <Typography>
                <strong>{what}</strong>: {exhibits[verdict].toLocaleLowerCase()}.{' '}
                {why && <RichText text={why} />}
              </Typography>
            </div>
          </Item>
        );
      })}
    </Flows>
  );
}

const IN_TWO = '@media (min-width: 800px), print';

const Flows = styled(List)({
  display: 'grid',
  gap: '20px 40px',
  paddingBlock: 'clamp(20px, 2.4vw, 28px)',
  paddingInline: inset,
  borderTop: '1px solid var(--line)',
  lineHeight: 1.5,
  [IN_TWO]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}) as typeof List;

const Flow = styled(ListItem)({ gap: 14 });

const FlowInOwnRow = styled(Flow)({ [IN_TWO]: { gridColumn: '1 / -1' } });
