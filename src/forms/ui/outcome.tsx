import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { format } from '../../lib/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { ticked } from '../kit/control.ts';
import { useConfigFormContext } from '../kit/form-context.ts';
import { AfterSuccess } from './after-success.tsx';
import type { Outcome } from './outcomes.ts';

interface Props {
  outcome: Outcome;
  /** The heading, which is focused when it appears. */
  ref: Ref<HTMLHeadingElement>;
  onAnother(): void;
  onRepeat(): void;
  onClear(): void;
}

/** The outcome of a submission. Unlike a toast it stays until the next one. */
export function OutcomePanel({ outcome, ref, onAnother, onRepeat, onClear }: Props) {
  const { form, texts } = useConfigFormContext();
  const id = useId();
  const { title, text, reason, status, receipt, afterwards, again } = outcome;
  const done = status === 'confirmed';
  const { Panel, Title, Words } = partsOf(status);
  return (
    <Panel role="group" aria-labelledby={id} data-status={status}>
      <Title
        variant={done ? 'middle' : 'h3'}
        id={id}
        ref={ref}
        tabIndex={-1}
        aria-describedby={text && `${id}text`}
      >
        {title}
      </Title>
      {text && (
        <Words id={`${id}text`}>
          <RichText text={text} />
        </Words>
      )}
      {reason && <Words>{format(texts.reason, { reason })}</Words>}
      {done && form.success && (
        <AfterSuccess {...{ receipt, afterwards, texts }} success={form.success} />
      )}
      {done && again && (
        <Again type="button" variant="outlined" onClick={onAnother} data-no-print>
          {again}
        </Again>
      )}
      {status === 'repeat' && (
        <PanelButton type="button" variant="outlined" onClick={onRepeat} data-no-print>
          {texts.repeat}
        </PanelButton>
      )}
      {status === 'restored' && (
        <PanelButton type="button" variant="outlined" onClick={onClear} data-no-print>
          {texts.clear}
        </PanelButton>
      )}
    </Panel>
  );
}

const PlainNotice = styled(Notice)({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  padding: '16px 24px 20px',
  borderLeftColor: 'var(--fg)',
  backgroundColor: 'var(--field)',
});

const FailureNotice = styled(PlainNotice)({ borderLeftColor: 'var(--accent)' });

const Text = styled(Typography)({ maxWidth: 620 });

const PanelButton = styled(Button)({ marginTop: 8 });

/** It replaces the form. */
const Done = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '20px 12px' });

/** With the mark of a ticked box. */
const DoneTitle = styled(ItemTitle)({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  '&::before': { content: '""', flex: 'none', width: 32, height: 32, ...ticked },
});

const DoneText = styled(Text)({ width: '100%' });

const PLAIN = { Panel: PlainNotice, Title: ItemTitle, Words: Text };
const FAILURE = { ...PLAIN, Panel: FailureNotice };
const CONFIRMED = { Panel: Done, Title: DoneTitle, Words: DoneText };

function partsOf(status: Outcome['status']) {
  if (status === 'confirmed') return CONFIRMED;
  return status === 'refused' || status === 'unsent' ? FAILURE : PLAIN;
}

/** A quiet button beside the next steps. */
const Again = styled(Button)({
  margin: '0 -8px',
  padding: 8,
  border: 0,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});
