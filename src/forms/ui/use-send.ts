import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { kindOf } from '../../blocks/fields.ts';
import { useLatest } from '../../lib/use-latest.ts';
import type { Form } from '../../types/config.gen.ts';
import { track } from '../../visitor/tracking/track.ts';
import { afterPress } from '../kit/after-press.ts';
import type { FormErrors, SubmitResult, Values } from '../kit/types.ts';
import type { Delivery } from '../submission/deliver.ts';
import type { useSubmission } from '../submission/use-submission.ts';
import type { useOutcome } from './use-outcome.ts';

interface Options extends Pick<ReturnType<typeof useOutcome>, 'show' | 'setOutcome'> {
  form: Form;
  methods: UseFormReturn<Values>;
  check(values: Values): FormErrors;
  submission: ReturnType<typeof useSubmission>;
  /** Called if fields are invalid. */
  onInvalid(): void;
  /** Called after each attempt. */
  onAttempt(): void;
}

function setErrors({ setError }: UseFormReturn<Values>, errors: Record<string, string>): void {
  for (const [name, message] of Object.entries(errors)) setError(name, { type: 'server', message });
}

/** Checks and sends a form, one attempt at a time, and shows the outcome. */
export function useSend(options: Options) {
  const { form, methods, check, submission, show, setOutcome, onInvalid, onAttempt } = options;
  const busy = useRef(false);

  function finish(result: Delivery) {
    onAttempt();
    if (result.status === 'invalid') {
      setErrors(methods, result.errors);
      return onInvalid();
    }
    const values = methods.getValues();
    if (result.status === 'confirmed') {
      methods.reset();
      // The tab that sent it has tracked it.
      if ('formName' in form.submit && !result.elsewhere)
        track({ name: 'form_submit', form: form.submit.formName });
    }
    show(result.status, values, result);
  }

  const isRobot = (values: Values) =>
    form.fields.some((field) => kindOf(field).trap && values[field.name]);

  function sendableValues(): Values | undefined {
    const values = methods.getValues();
    const valid = !isRobot(values) && Object.keys(check(values)).length === 0;
    return valid ? values : undefined;
  }

  async function onValid(values: Values, agreed: boolean): Promise<void> {
    if (isRobot(values)) return show('ended');
    if (!agreed && submission.wouldRepeat(values)) return show('repeat');
    const result = await submission.send(values);
    await afterPress();
    finish(result);
  }

  /** `agreed`: the visitor knows that it may arrive twice. */
  const submit = useLatest(async (agreed = false) => {
    // A double click, or Enter and a click, is one submission.
    if (busy.current) return;
    busy.current = true;
    const stay = submission.sendOnLeave(sendableValues);
    setOutcome(undefined);
    await methods
      .handleSubmit((values) => onValid(values, agreed), onInvalid)()
      .finally(() => {
        stay();
        busy.current = false;
      });
  });

  /** Another tab has sent the queued submission. */
  function onSentElsewhere(status: SubmitResult['status']): void {
    if (busy.current) return; // the attempt itself finds out
    submission.pending.settle(status, methods.getValues());
    finish({ status, elsewhere: true } as Delivery);
  }

  return { submit, onSentElsewhere };
}
