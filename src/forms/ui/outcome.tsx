import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { format } from '../../lib/format-in-page.ts';
import { Notice } from '../../ui/notice.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { ticked } from '../kit/control.ts';
import { useConfigFormContext } from '../kit/form-context.ts';
import type { FormState, StateName } from '../submission/machine.ts';
import { outcomeOf } from '../submission/outcomes.ts';
import { afterwardsOf, receiptOf } from '../submission/sent-values.ts';
import { AfterSuccess } from './after-success.tsx';

interface Props {
  state: FormState;
  /** The heading, which is focused when it appears. */
  ref: Ref<HTMLHeadingElement>;
  once?: true | undefined;
  onAnother(): void;
  onRepeat(): void;
  onClear(): void;
}

/** What became of a submission. Unlike a toast it stays until the next one. */
export function OutcomePanel({ state, once, ref, onAnother, onRepeat, onClear }: Props) {
  const context = useConfigFormContext();
  const id = useId();
  const outcome = outcomeOf(state, context);
  if (!outcome) return null;
  const { form, texts } = context;
  const { title, text, reason, again } = outcome;
  const { name, values = {} } = state;
  const done = name === 'confirmed';
  const { Panel, Title, Words } = partsOf(name);
  return (
    <Panel role="group" aria-labelledby={id} data-status={name}>
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
        <AfterSuccess
          success={form.success}
          receipt={receiptOf(form, values)}
          afterwards={afterwardsOf(form, values)}
          texts={texts}
        />
      )}
      {done && again && (!once || form.againLabel) && (
        <Again type="button" variant="outlined" onClick={onAnother} data-no-print>
          {again}
        </Again>
      )}
      {name === 'asking' && (
        <PanelButton type="button" variant="outlined" onClick={onRepeat} data-no-print>
          {texts.repeat}
        </PanelButton>
      )}
      {name === 'restored' && (
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

const FailureNotice = styled(PlainNotice)({ borderLeftColor: 'var(--error)' });

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

function partsOf(name: StateName) {
  if (name === 'confirmed') return CONFIRMED;
  return name === 'refused' || name === 'unsent' ? FAILURE : PLAIN;
}

/** A quiet button beside the next steps. */
const Again = styled(Button)({
  margin: '0 -8px',
  padding: 8,
  border: 0,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});
