import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { breakpoints, inset, RichText, StepItem, StepLabel, spacing } from 'site-in-json/blocks/v1';
import type { ScreenOpened } from '../../types.gen.ts';
import { Decision } from './decision.tsx';

interface Props extends ScreenOpened {
  /** True to show it beside all rows, if there is space. */
  beside: boolean;
}

/** The details of a row: a sentence, what happened, in order, and what to decide. */
export function Opened({ text: summary, facts, timeline, decision, beside }: Props) {
  const Sheet = beside ? AtTheSide : Under;
  return (
    <Sheet data-opened="">
      {summary && (
        <Typography variant={beside ? 'middle' : 'body1'} component="p">
          <RichText text={summary} />
        </Typography>
      )}
      {facts && (
        <Facts>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <Typography component="dt" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd">{value}</Typography>
            </div>
          ))}
        </Facts>
      )}
      <Moments component="ol" disablePadding>
        {timeline.map(({ time, text, main }) => {
          const Moment = main ? MainMoment : OtherMoment;
          return (
            <Moment key={`${time} ${text}`}>
              <StepLabel component="span" color="textSecondary">
                {time}
              </StepLabel>
              <div>
                <RichText text={text} />
              </div>
            </Moment>
          );
        })}
      </Moments>
      {decision && <Decision {...decision} />}
    </Sheet>
  );
}

const Panel = styled(Stack)({
  gap: 'min(24px, 8px + 2vw)',
  paddingBlock: spacing(0.5, 3),
  paddingInline: inset,
  lineHeight: 1.5,
});

/** Below the text of the row. */
const Under = styled(Panel)({
  [breakpoints.up('lg')]: { paddingLeft: 'calc(var(--start) + 216px)' },
});

const AtTheSide = styled(Panel)({
  [breakpoints.up('lg')]: {
    '--start': 'var(--pad)',
    gridArea: '1 / 2 / span 20',
    paddingBlock: spacing(4),
    background: 'var(--bg)',
  },
});

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: spacing(1.5, 3),
  paddingBlock: 'min(20px, 8px + 2vw)',
  borderBlock: '1px solid var(--line)',
});

/** Times and texts share a column, as wide as the longest. */
const Moments = styled(List)({
  display: 'grid',
  // With large text in a narrow window, a long word breaks rather than widen the page.
  gridTemplateColumns: 'fit-content(min(9rem, 45%)) minmax(0, 1fr)',
  overflowWrap: 'anywhere',
}) as typeof List;

const OtherMoment = styled(StepItem)({
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  paddingBottom: spacing(1.5),
});

const MainMoment = styled(OtherMoment)({
  fontWeight: 650,
  '&::after': { background: 'var(--accent)', borderColor: 'var(--accent)' },
});
