import { styled } from '@mui/material/styles';
import { spacing, useMessages } from 'site-in-json/blocks/v1';
import type { ScreenRow } from '../../types.gen.ts';

type Level = ScreenRow['severity'];

/** A shape and a word, not a colour alone: a fuller shape is a higher severity. */
const SHAPES: Record<Level, string> = {
  critical: 'M7 0l7 7-7 7-7-7z',
  high: 'M7 1.5L13.2 12.5H.8z',
  medium: 'M1.5 1.5h11v11h-11z',
  low: 'M7 1.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11z',
};

export function Severity({ level, main }: { level: Level; main?: boolean }) {
  const { exhibits } = useMessages();
  return (
    <Word data-level={level} data-main={main ? '' : undefined}>
      <svg aria-hidden="true" viewBox="0 0 14 14" width="14" height="14">
        <path d={SHAPES[level]} />
      </svg>
      {exhibits[level]}
    </Word>
  );
}

const Word = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(1),
  '& svg': { flexShrink: 0, overflow: 'visible' },
  '& path': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 },
  '&[data-level=critical] path, &[data-level=high] path': { fill: 'currentColor' },
  '&[data-main]': { fontWeight: 650 },
  '&[data-main] path': { fill: 'var(--accent)', stroke: 'var(--accent)' },
});
