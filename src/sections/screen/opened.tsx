import { styled } from '@mui/material/styles';
import { inset } from '../../theme/inset.ts';
import { type } from '../../theme/typography.ts';
import type { ScreenOpened } from '../../types/config.gen.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { Step } from '../shared/step.tsx';

/** What a row shows when opened: a sentence and what happened, in order; with facts, at the side of all rows. */
export function Opened({ text: summary, facts, timeline }: ScreenOpened) {
  const Panel = facts ? AtTheSide : Under;
  return (
    <Panel>
      {summary && (
        <p>
          <RichText text={summary} />
        </p>
      )}
      {facts && (
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Moments>
        {timeline.map(({ time, text, main }) => (
          <Moment key={`${time} ${text}`} data-main={main ? '' : undefined}>
            <span>{time}</span>
            <div>
              <RichText text={text} />
            </div>
          </Moment>
        ))}
      </Moments>
    </Panel>
  );
}

const Base = styled('div')({
  paddingBlock: '4px 24px',
  paddingInline: inset,
  lineHeight: 1.5,
  '& > :not(ol)': { marginBottom: 24 },
});

/** Times and words are in one column, as wide as the longest of them. */
const Moments = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'fit-content(9rem) minmax(0, 1fr)',
});

const Moment = styled(Step)({
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  paddingBottom: 12,
  '&[data-main]': { fontWeight: 650 },
  '&[data-main]::after': { background: 'var(--accent)', borderColor: 'var(--accent)' },
});

/** Under the row's own words. */
const Under = styled(Base)({
  '@media (min-width: 900px)': { paddingLeft: 'calc(var(--start) + 216px)' },
});

const AtTheSide = styled(Base)({
  '& > p': type.middle,
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '12px 24px',
    paddingBlock: 20,
    borderBlock: '1px solid var(--line)',
  },
  '& dt': { color: 'var(--muted)' },
  '@media (min-width: 1000px)': { gridArea: '1 / 2 / span 20', paddingBlock: 32 },
});
