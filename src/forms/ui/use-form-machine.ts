import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { kindOf } from '../../blocks/fields.ts';
import { keepsSuspected, withOwnCaptcha } from '../../blocks/strategies.ts';
import { takeForm } from '../../lib/boot-protocol.ts';
import type { Integrations } from '../../types/config.gen.ts';
import { useFormAssets, useRecords } from '../../ui/data/assets-context.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { afterPress } from '../kit/after-press.ts';
import type { FormErrors, Values } from '../kit/types.ts';
import {
  answerEvent,
  createFormMachine,
  EDITING,
  type FormMachine,
  type FormState,
} from '../submission/machine.ts';
import { leaveForm } from '../submission/outbox.ts';
import { OUTBOX_KEY } from '../submission/outbox-trace.ts';
import { type FormTexts, noticeIds, toastOf } from '../submission/outcomes.ts';
import { createSender, type Sender } from '../submission/sender.ts';
import type { Delivery } from '../submission/sending.ts';
import { isTrapped } from '../submission/sent-values.ts';
import { useResolver, useRules } from './rules.ts';
import { useKeptValues } from './use-kept-values.ts';

/** The behaviour of a form, around its machine; `ConfigForm` renders it. */
export function useFormMachine(formId: string) {
  const { form, messages: texts, integrations: all } = useFormAssets(formId);
  const integrations = useMemo(() => withOwnCaptcha(form, all), [form, all]);
  const formTexts = { form, notices: useRecords('notices', noticeIds(form)), texts };
  const { pathname: path } = useLocation();
  const navigate = useNavigate();
  const base = useId();
  const [touched, setTouched] = useState(false);
  const [shown, setShown] = useState(false);
  const [state, setState] = useState(EDITING);
  const [machine] = useState(() => createFormMachine(EDITING, setState));
  const sender = useMemo(
    () => createSender({ formId, form, integrations, path }),
    [formId, form, integrations, path],
  );
  const check = useRules(form, texts, integrations);
  const methods = useForm<Values>({
    resolver: useResolver(form, check),
    shouldFocusError: false,
    reValidateMode: 'onBlur',
  });
  const { submit, show } = wayOf({
    ...{ ...formTexts, machine, methods, check, integrations, sender, navigate },
  });
  const refs = useFocus(state);
  const touch = () => {
    if (!touched) sender.prepare();
    setTouched(true);
  };

  const pressed = useEffectEvent(submit);
  useEffect(() => {
    const { current: element } = refs.form;
    if (!element) return;
    element.noValidate = true; // the browser's own validation is for visitors without scripts
    if (takeForm(element)) void pressed(); // the boot script has held it back
  }, [refs]);

  const proof = integrations.captcha && form.fields.find((field) => kindOf(field).proof);
  useKeptValues({
    ...{ form, methods, sender },
    onRestored({ found, left }) {
      touch();
      // The visitor sent it and saw no outcome: it is sent now, unless a captcha has to be solved.
      if (left && !proof && navigator.onLine) void submit();
      else machine.dispatch({ type: found });
    },
  });
  useNetwork(state, !proof || Boolean(methods.watch(proof.name)), (solved) => {
    if (solved) void submit();
    else machine.dispatch({ type: 'needsCaptcha' });
  });
  useOtherTabs(sender, (answer) => {
    const values = methods.getValues();
    if (show(answer, values)) sender.pending.settle(answer.status, values);
  });
  useEffect(() => () => leaveForm(formId), [formId]);

  const passwords = { shown, toggle: () => setShown(!shown) };
  const { attempt } = state;
  return {
    context: { ...formTexts, base, integrations, touched, attempt, passwords },
    ...{ state, methods, refs, touch },
    submit: () => submit(),
    repeat: () => submit(true),
    another: () => machine.dispatch({ type: 'another' }),
    clear: () => {
      methods.reset();
      sender.pending.forget();
      machine.dispatch({ type: 'clear' });
    },
  };
}

interface Parts extends FormTexts {
  machine: FormMachine;
  methods: UseFormReturn<Values>;
  check(values: Values): FormErrors;
  integrations: Integrations;
  sender: Sender;
  navigate(path: string): void;
}

/** The way of the values: from the form through the machine to the strategy, and of its answer back to what is shown. */
function wayOf(parts: Parts) {
  const { machine, methods, check, sender, integrations, navigate, ...formTexts } = parts;
  const { form } = formTexts;
  /** What a robot seems to have filled in, where no log could keep it. */
  const endsHere = (values: Values) =>
    isTrapped(form, values) && !keepsSuspected(form.submit, integrations);

  /** `agreed`: the visitor knows that it may arrive twice. */
  async function submit(agreed = false): Promise<void> {
    if (!machine.dispatch({ type: 'submit' })) return;
    const departure = sender.watchLeave(() => {
      const values = methods.getValues();
      const isValid = !endsHere(values) && Object.keys(check(values)).length === 0;
      return isValid ? values : undefined;
    });
    const values = await validValues(methods);
    if (!values) machine.dispatch({ type: 'invalid' });
    else if (endsHere(values)) machine.dispatch({ type: 'robot' });
    else if (!agreed && sender.wouldRepeat(values)) machine.dispatch({ type: 'mayRepeat' });
    else {
      machine.dispatch({ type: 'valid' });
      const answer = await sender.send(values, departure).catch((error): Delivery => {
        console.error(error);
        return { status: 'unknown' }; // a defect of ours; it may have been posted before
      });
      await afterPress();
      const shown = show(answer, values);
      const page = form.success?.page;
      // The page of the CRM's return, if it is one, reads the outcome of the address.
      if (shown && page && answer.status === 'confirmed') navigate(`${page}?success`);
    }
    departure.begun(); // closing the page sends nothing any more
  }

  /** False if the form is about to learn it by itself. */
  function show(answer: Delivery, values: Values): boolean {
    if (!machine.dispatch(answerEvent(answer, values))) return false;
    if (answer.status === 'confirmed') methods.reset();
    if (answer.status === 'invalid')
      for (const [name, message] of Object.entries(answer.errors))
        methods.setError(name, { type: 'server', message });
    const toast = toastOf(machine.state(), formTexts);
    if (toast) notify(toast);
    return true;
  }

  return { submit, show };
}

/** Shows what is wrong; undefined if something is. */
async function validValues({ handleSubmit }: UseFormReturn<Values>): Promise<Values | undefined> {
  let valid: Values | undefined;
  await handleSubmit((values) => {
    valid = withOwnFiles(values);
  })();
  return valid;
}

/** A reset empties the list of files that belongs to an input, and the confirmation names them after it. */
const withOwnFiles = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value instanceof FileList ? [...value] : value,
    ]),
  );

/** Moves the focus to where a new state says, as soon as that is rendered. */
function useFocus(state: FormState) {
  const form = useRef<HTMLFormElement>(null);
  const errors = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLHeadingElement>(null);
  const refs = useMemo(() => ({ form, errors, outcome }), []);
  const moved = useRef(state);
  useEffect(() => {
    if (!state.focus || moved.current === state) return;
    const element =
      state.focus === 'fields'
        ? form.current?.querySelector<HTMLElement>(
            ':is(input:not([type=hidden]), select, textarea)',
          )
        : refs[state.focus].current;
    if (!element) return;
    moved.current = state;
    element.focus();
  });
  return refs;
}

/** Calls `onOnline` while something waits and the machine is online, again once the captcha is solved. */
function useNetwork(
  { name }: FormState,
  solved: boolean,
  onOnline: (solved: boolean) => void,
): void {
  const waits = name === 'waiting' || name === 'captcha';
  const call = useEffectEvent(onOnline);
  useEffect(() => {
    if (!waits) return;
    const look = () => call(solved);
    if (navigator.onLine) look();
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [waits, solved]);
}

/** Learns how a submission went that another tab has sent from the outbox. */
function useOtherTabs(sender: Sender, onAnswer: (answer: Delivery) => void): void {
  const onStorage = useEffectEvent(({ key }: StorageEvent) => {
    if (key !== OUTBOX_KEY && key !== null) return;
    const answer = sender.answerElsewhere();
    if (answer) onAnswer(answer);
  });
  useEffect(() => {
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
}
