import { inset } from '../../theme/inset.ts';
import { styled } from '../../theme/styled.tsx';
import type { ScreenOpened } from '../../types/config.gen.ts';
import { RichText } from '../../ui/rich-text.tsx';

/** What a row shows when opened: a sentence and what happened, in order. */
export function Opened({ text, timeline }: ScreenOpened) {
  return (
    <Panel>
      {text && (
        <p>
          <RichText text={text} />
        </p>
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

const Panel = styled('div')({
  paddingBlock: '4px 24px',
  paddingInline: inset,
  lineHeight: 1.5,
  '& > p': { maxWidth: 640, marginBottom: 16, color: 'var(--muted)' },
  // Under the row's own words; what happened stands beside the sentence about it.
  '@media (min-width: 900px)': {
    paddingLeft: 'calc(var(--start) + 216px)',
    '&:has(> p)': {
      display: 'grid',
      gridTemplateColumns: '2fr 5fr',
      columnGap: 48,
    },
  },
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
