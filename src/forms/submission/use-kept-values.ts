import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLatest } from '../../lib/use-latest.ts';
import type { Form } from '../../types/config.gen.ts';
import type { Values } from '../types.ts';
import { readDraft, writeDraft } from './draft.ts';
import { waitingFor } from './outbox.ts';

interface Options {
  formId: string;
  form: Form;
  methods: UseFormReturn<Values>;
  /** The id of the submission being meant, to go on with one of before. */
  id: { current?: string };
  /** Told once, of values that were restored and what is known of them. */
  onRestored(status: 'restored' | 'queued' | 'unknown'): void;
}

/** Brings back what was typed before a reload, and keeps what is typed from now on. */
export function useKeptValues({ formId, form, methods, id, onRestored }: Options): void {
  const restored = useLatest(onRestored);

  useEffect(() => {
    const queued = waitingFor(formId);
    const draft = readDraft(formId);
    const kept = queued?.values ?? draft?.values;
    if (kept) {
      for (const [name, value] of Object.entries(kept))
        if (isEmpty(methods.getValues(name))) methods.setValue(name, value);
      id.current = queued?.id ?? draft?.sent;
      const sent = queued ? queued.sent : draft?.sent;
      restored.current(sent ? 'unknown' : queued ? 'queued' : 'restored');
    }
    prefill(form, methods);
  }, [formId, form, methods, id]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const { sent } = readDraft(formId) ?? {};
      writeDraft(formId, form, { values: methods.getValues(), sent });
    };
    const unsubscribe = methods.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, 300);
      },
    });
    const keepNow = () => {
      if (timer !== undefined) keep();
    };
    addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      keepNow();
      unsubscribe();
      removeEventListener('pagehide', keepNow);
    };
  }, [formId, form, methods]);
}

const isEmpty = (value: Values[string]): boolean => !value || value.toString() === '';

/** What the address says of a field that takes it from there, as in `?assunto=firewall`. */
function prefill(form: Form, methods: UseFormReturn<Values>): void {
  const query = new URLSearchParams(location.search);
  for (const field of form.fields) {
    const value = 'prefill' in field && field.prefill ? query.get(field.prefill) : null;
    if (!value || methods.getValues(field.name)) continue;
    const known = field.type !== 'select' || field.options.some((option) => option.value === value);
    if (known) methods.setValue(field.name, value);
  }
}
