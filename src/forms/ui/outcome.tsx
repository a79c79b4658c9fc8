import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type Ref, useId } from 'react';
import { format } from '../../lib/format.ts';
import { type } from '../../theme/typography.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { AfterSuccess } from './after-success.tsx';
import { ticked } from './control.ts';
import { useConfigFormContext } from './form-context.ts';
import { type Outcome, saidOverPage } from './outcomes.ts';

interface Props {
  outcome: Outcome;
  /** Its heading, focused when it appears. */
  ref: Ref<HTMLHeadingElement>;
  onAnother(): void;
  onClear(): void;
}

/** What became of a submission, until the next; toasts go away, this stays. */
export function OutcomePanel({ outcome, ref, onAnother, onClear }: Props) {
  const { form, texts } = useConfigFormContext();
  const id = useId();
  const { title, text, reason, status, receipt, afterwards, again } = outcome;
  const done = status === 'confirmed';
  const urgent = outcome.toast && !saidOverPage(outcome);
  return (
    <Panel role={urgent ? 'alert' : 'group'} aria-labelledby={id} data-status={status}>
      <ItemTitle id={id} ref={ref} tabIndex={-1} aria-describedby={text && `${id}text`}>
        {title}
      </ItemTitle>
      {text && (
        <p id={`${id}text`}>
          <RichText text={text} />
        </p>
      )}
      {reason && <p>{format(texts.reason, { reason })}</p>}
      {done && form.success && (
        <AfterSuccess {...{ receipt, afterwards, texts }} success={form.success} />
      )}
      {done && again && (
        <Button type="button" variant="outlined" onClick={onAnother} data-no-print>
          {again}
        </Button>
      )}
      {status === 'restored' && (
        <Button type="button" variant="outlined" onClick={onClear} data-no-print>
          {texts.clear}
        </Button>
      )}
    </Panel>
  );
}

const Panel = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  padding: '16px 24px 20px',
  border: '1px solid var(--line)',
  borderLeft: '4px solid var(--fg)',
  borderRadius: 'var(--radius)',
  background: 'var(--field)',
  // It stands alone in the form's place.
  '&[data-status=confirmed]': {
    display: 'flex',
    flexWrap: 'wrap',
    padding: 0,
    border: 0,
    gap: '20px 12px',
    '& > :not(a, button)': { width: '100%' },
    // Quieter than what is of use, and beside it.
    '& > button': {
      margin: '0 -8px',
      padding: 8,
      border: 0,
      textDecoration: 'underline',
      textUnderlineOffset: '.2em',
    },
    // The mark of a box that is ticked.
    '& > [tabindex="-1"]': {
      ...type.middle,
      display: 'flex',
      alignItems: 'center',
      gap: 14,
      '&::before': { content: '""', flex: 'none', width: 32, height: 32, ...ticked },
    },
  },
  '&:is([data-status=refused], [data-status=unsent])': { borderLeftColor: 'var(--accent)' },
  '& p': { maxWidth: 620 },
  '& .MuiButton-root': { marginTop: 8 },
});
