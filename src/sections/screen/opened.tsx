import { inset } from '../../theme/inset.ts';
import { styled } from '../../theme/styled.tsx';
import { type } from '../../theme/typography.ts';
import type { ScreenOpened } from '../../types/config.gen.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { Whole } from '../../ui/whole.tsx';

/** What a row shows when opened: a sentence and what happened, in order; with facts, at the side of all rows. */
export function Opened({ text, facts, timeline }: ScreenOpened) {
  const Panel = facts ? AtTheSide : Under;
  return (
    <Panel>
      {text && (
        <p>
          <RichText text={text} />
        </p>
      )}
      {facts && (
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Whole text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ol>
        {timeline.map((moment) => (
          <li key={`${moment.time} ${moment.text}`} data-main={moment.main ? '' : undefined}>
            <span>{moment.time}</span>
            <span>
              <RichText text={moment.text} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const Base = styled('div')({
  paddingBlock: '4px 24px',
  paddingInline: inset,
  lineHeight: 1.5,
  '& > p': { maxWidth: 640, marginBottom: 16, color: 'var(--muted)' },
  // Hung on a line, with a station each.
  '& > ol > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    gap: 12,
    padding: '0 0 14px 22px',
    '& > :first-of-type': { color: 'var(--muted)', fontVariantNumeric: 'tabular-nums' },
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 4,
      top: 8,
      bottom: -8,
      borderLeft: '1.5px solid var(--line)',
    },
    '&:last-of-type::before': { display: 'none' },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 7,
      width: 9,
      height: 9,
      border: '1.5px solid var(--fg)',
      background: 'var(--bg)',
    },
    '&[data-main]': { fontWeight: 600 },
    '&[data-main]::after': { background: 'var(--accent)', borderColor: 'var(--accent)' },
    '@media print': { '&[data-main]::after': { background: 'none' } },
  },
});

/** Under the row's own words; what happened stands beside the sentence about it. */
const Under = styled(Base)({
  '@media (min-width: 900px)': {
    paddingLeft: 'calc(var(--start) + 216px)',
    '&:has(> p)': {
      display: 'grid',
      gridTemplateColumns: '2fr 5fr',
      columnGap: 48,
    },
  },
});

const AtTheSide = styled(Base)({
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))',
    gap: '12px 32px',
    marginBottom: 24,
  },
  '& dt': { color: 'var(--muted)', fontSize: '.9375rem' },
  '@media (min-width: 1000px)': {
    gridArea: '1 / 2 / span 20',
    paddingBlock: 32,
    borderLeft: '1px solid var(--line)',
    '& > p': { ...type.middle, color: 'var(--fg)', marginBottom: 24 },
    '& > dl': { paddingBlock: 24, marginBottom: 32, borderBlock: '1px solid var(--line)' },
    '& > ol > li': { paddingBottom: 22 },
  },
});
