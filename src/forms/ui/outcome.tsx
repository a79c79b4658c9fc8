import Button from '@mui/material/Button';
import { type Ref, useId } from 'react';
import { format } from '../../lib/format.ts';
import { styled } from '../../theme/styled.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle } from '../../ui/section-frame.tsx';
import { useConfigFormContext } from './form-context.ts';
import type { Outcome } from './outcomes.ts';

interface Props {
  outcome: Outcome;
  /** Focused when it appears. */
  ref: Ref<HTMLDivElement>;
  onAnother(): void;
  onClear(): void;
}

/** What became of a submission, until the next; toasts go away, this stays. */
export function OutcomePanel({ outcome, ref, onAnother, onClear }: Props) {
  const { texts } = useConfigFormContext();
  const titleId = useId();
  const { title, text, reason, status, again } = outcome;
  return (
    <Panel ref={ref} tabIndex={-1} role="group" aria-labelledby={titleId} data-status={status}>
      <ItemTitle>
        <span id={titleId}>{title}</span>
      </ItemTitle>
      {text && (
        <p>
          <RichText text={text} />
        </p>
      )}
      {reason && <p>{format(texts.reason, { reason })}</p>}
      {status === 'confirmed' && again && (
        <Button type="button" variant="outlined" onClick={onAnother}>
          {again}
        </Button>
      )}
      {status === 'restored' && (
        <Button type="button" variant="outlined" onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </Panel>
  );
}

const Panel = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  padding: 'clamp(20px, 3vw, 32px)',
  border: '1px solid var(--line)',
  borderLeft: '4px solid var(--fg)',
  borderRadius: 'var(--radius)',
  background: 'var(--field)',
  '&[data-status=refused]': { borderLeftColor: 'var(--accent)' },
  '& p': { maxWidth: 620 },
  '& .MuiButton-root': { marginTop: 8 },
});
