import { useId, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLatest } from '../../../lib/use-latest.ts';
import { useFormAssets, useRecords } from '../../data/assets-context.ts';
import { notify } from '../../toasts/notify.ts';
import { track } from '../../tracking/track.ts';
import { withOwnCaptcha } from '../fields/captcha/own-captcha.ts';
import { kindOf } from '../fields/registry.ts';
import { useResolver, useRules } from '../rules/use-resolver.ts';
import type { Delivery } from '../submission/deliver.ts';
import { afterwardsOf, receiptOf } from '../submission/receipt.ts';
import { useKeptValues } from '../submission/use-kept-values.ts';
import { useQueue } from '../submission/use-queue.ts';
import { useSubmission } from '../submission/use-submission.ts';
import type { SubmitResult, Values } from '../types.ts';
import { atRest } from './at-rest.ts';
import { noticeIds, type Outcome, outcomeOf, saidOverPage } from './outcomes.ts';
import { useFocusSoon } from './use-focus-soon.ts';
import { useNativeForm } from './use-native-form.ts';

/** All that a form does; `ConfigForm` is what it looks like. */
export function useConfigForm(formId: string) {
  const { form, messages: texts, integrations: all } = useFormAssets(formId);
  const integrations = useMemo(() => withOwnCaptcha(form, all), [form, all]);
  const notices = useRecords('notices', noticeIds(form));
  const base = useId();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLHeadingElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const [touched, setTouched] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const focusSoon = useFocusSoon();
  const [shown, setShown] = useState(false);

  const check = useRules(form, texts, integrations);
  const methods = useForm<Values>({
    resolver: useResolver(check),
    shouldFocusError: false,
    reValidateMode: 'onBlur',
  });
  const life = useSubmission({ formId, form, integrations, touched });

  const show = (status: Outcome['status'], reason?: string, values: Values = {}) => {
    const next = outcomeOf(status, { form, notices, texts }, reason);
    setOutcome({
      ...next,
      receipt: receiptOf(form, values),
      afterwards: afterwardsOf(form, values),
    });
    if (saidOverPage(next)) {
      const { toastTitle: title = next.title, toastText: text = next.text, toastLang: lang } = next;
      notify({ title, text, reason, lang, tone: status === 'confirmed' ? 'success' : 'error' });
    }
    focusSoon(panel);
  };

  const finish = (result: Delivery) => {
    setAttempt((count) => count + 1);
    if (result.status === 'invalid') {
      for (const [name, message] of Object.entries(result.errors))
        methods.setError(name, { type: 'server', message });
      return focusSoon(summary);
    }
    const values = methods.getValues();
    if (result.status === 'confirmed') {
      methods.reset();
      // Once: the tab that sent it has told of it.
      if ('formName' in form.submit && !result.elsewhere)
        track({ name: 'form_submit', form: form.submit.formName });
    }
    show(result.status, result.status === 'refused' ? result.reason : undefined, values);
  };

  const isRobot = (values: Values) =>
    form.fields.some((field) => kindOf(field).trap && values[field.name]);
  const sendable = () => {
    const values = methods.getValues();
    const good = !isRobot(values) && Object.keys(check(values)).length === 0;
    return good ? values : undefined;
  };

  const onValid = async (values: Values) => {
    if (isRobot(values)) return show('ended');
    const result = await life.send(values);
    await atRest();
    finish(result);
  };

  const busy = useRef(false);
  const submit = useLatest(async () => {
    // A double click, or Enter and a click, are one submission.
    if (busy.current) return;
    busy.current = true;
    const stay = life.sendOnLeave(sendable);
    setOutcome(undefined);
    await methods
      .handleSubmit(onValid, () => focusSoon(summary))()
      .finally(() => {
        stay();
        busy.current = false;
      });
  });

  const proof = integrations.captcha && form.fields.find((field) => kindOf(field).proof);
  useNativeForm(element, submit);
  useKeptValues({
    form,
    methods,
    resume: life.resume,
    keep: life.keep,
    onRestored(status) {
      setTouched(true);
      // The visitor has sent it, and was told nothing: it goes now, unless a captcha has to be solved.
      if (status === 'left' && !proof && navigator.onLine) void submit.current();
      else setOutcome(outcomeOf(status === 'left' ? 'restored' : status, { form, notices, texts }));
    },
  });
  useQueue({
    id: outcome && life.queuedId(),
    waiting: outcome?.status === 'queued',
    ready: !proof || Boolean(methods.watch(proof.name)),
    submit,
    onCaptchaNeeded: () =>
      setOutcome((now) => (now?.status === 'queued' ? { ...now, text: texts.backOnline } : now)),
    onSentElsewhere(status: SubmitResult['status']) {
      if (busy.current) return; // it learns so itself
      life.settle(status, methods.getValues());
      finish({ status, elsewhere: true } as Delivery);
    },
  });

  return {
    context: {
      form,
      base,
      texts,
      notices,
      integrations,
      touched,
      attempt,
      passwords: { shown, toggle: () => setShown(!shown) },
    },
    methods,
    outcome,
    refs: { element, summary, panel },
    submit: () => submit.current(),
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
      life.forget();
      setOutcome(undefined);
    },
  };
}
