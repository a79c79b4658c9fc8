import { useId, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { withOwnCaptcha } from '../../blocks/fields/captcha/own-captcha.ts';
import { kindOf } from '../../blocks/fields.ts';
import { useFormAssets, useRecords } from '../../ui/data/assets-context.ts';
import type { Values } from '../kit/types.ts';
import { useResolver, useRules } from '../rules/use-resolver.ts';
import { useKeptValues } from '../submission/use-kept-values.ts';
import { useQueue } from '../submission/use-queue.ts';
import { useSubmission } from '../submission/use-submission.ts';
import { noticeIds, outcomeOf } from './outcomes.ts';
import { useFocusSoon } from './use-focus-soon.ts';
import { useNativeForm } from './use-native-form.ts';
import { useOutcome } from './use-outcome.ts';
import { useSend } from './use-send.ts';

/** The behaviour of a form; `ConfigForm` renders it. */
export function useConfigForm(formId: string) {
  const { form, messages: texts, integrations: all } = useFormAssets(formId);
  const integrations = useMemo(() => withOwnCaptcha(form, all), [form, all]);
  const notices = useRecords('notices', noticeIds(form));
  const base = useId();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLHeadingElement>(null);
  const [touched, setTouched] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState(false);
  const focusSoon = useFocusSoon();
  const formTexts = { form, notices, texts };
  const { outcome, setOutcome, show } = useOutcome(formTexts, () => focusSoon(panel));

  const check = useRules(form, texts, integrations);
  const methods = useForm<Values>({
    resolver: useResolver(check),
    shouldFocusError: false,
    reValidateMode: 'onBlur',
  });
  const submission = useSubmission({ formId, form, integrations, touched });
  const { pending } = submission;
  const { submit, onSentElsewhere } = useSend({
    ...{ form, methods, check, submission, show, setOutcome },
    onInvalid: () => focusSoon(summary),
    onAttempt: () => setAttempt((count) => count + 1),
  });

  const proof = integrations.captcha && form.fields.find((field) => kindOf(field).proof);
  useNativeForm(element, submit);
  useKeptValues({
    ...{ form, methods, resume: pending.resume, keep: pending.keep },
    onRestored(status) {
      setTouched(true);
      // The visitor sent it and saw no outcome: it is sent now, unless a captcha has to be solved.
      if (status === 'left' && !proof && navigator.onLine) void submit.current();
      else setOutcome(outcomeOf(status === 'left' ? 'restored' : status, formTexts));
    },
  });
  useQueue({
    id: outcome && pending.queuedId(),
    waiting: outcome?.status === 'queued',
    ready: !proof || Boolean(methods.watch(proof.name)),
    submit,
    onCaptchaNeeded: () =>
      setOutcome((now) => (now?.status === 'queued' ? { ...now, text: texts.backOnline } : now)),
    onSentElsewhere,
  });

  const passwords = { shown, toggle: () => setShown(!shown) };
  return {
    context: { ...formTexts, base, integrations, touched, attempt, passwords },
    methods,
    outcome,
    refs: { element, summary, panel },
    submit: () => submit.current(),
    repeat: () => submit.current(true),
    touch: () => setTouched(true),
    another: () => {
      setOutcome(undefined);
      const first = element.current?.querySelector<HTMLElement>(
        ':is(input:not([type=hidden]), select, textarea)',
      );
      if (first) focusSoon({ current: first });
    },
    clear: () => {
      methods.reset();
      pending.forget();
      setOutcome(undefined);
    },
  };
}
