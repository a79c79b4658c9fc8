import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useLatest } from '../../lib/use-latest.ts';
import type { Form } from '../../types/config.gen.ts';
import { afterPress } from '../kit/after-press.ts';
import type { Values } from '../kit/types.ts';
import type { Resumed } from './use-pending.ts';

interface Options {
  form: Form;
  methods: UseFormReturn<Values>;
  resume(): Resumed | undefined;
  keep(values: Values, followed?: Values): void;
  /** Called once if values were restored. */
  onRestored(status: Resumed['status']): void;
}

/** Restores what was typed before a reload, and stores what is typed from now on. */
export function useKeptValues({ form, methods, resume, keep, onRestored }: Options): void {
  const { key, search } = useLocation();
  const byLink = useNavigationType() !== 'POP';
  const calls = useLatest({ resume, keep, onRestored, search, byLink });
  /** Values from the address, by field; undefined before the draft is restored. */
  const followed = useRef<Values>(undefined);

  useEffect(() => {
    let left = false;
    const isTyped = (name: string) => !isEmpty(methods.getValues(name));
    const typed = new Set(form.fields.map(({ name }) => name).filter(isTyped));
    // The press that loaded the app may last: nothing may appear above the pointer.
    void afterPress().then(() => {
      if (left) return;
      const { resume, onRestored, search, byLink } = calls.current;
      const first = !followed.current;
      const resumed = first ? resume() : undefined;
      fillIn(methods, resumed?.values ?? {}, (name) => !isTyped(name));

      const before = followed.current ?? resumed?.followed ?? {};
      const asked = askedFor(form, new URLSearchParams(search));
      // What the visitor chose before hydration is newer than the address.
      const isNewer = (name: string) => first && typed.has(name);
      fillIn(methods, asked, (name) => !isNewer(name) && (byLink || asked[name] !== before[name]));
      followed.current = { ...before, ...asked };
      if (resumed) onRestored(resumed.status);
    });
    return () => {
      left = true;
    };
  }, [form, methods, calls, key]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      calls.current.keep(methods.getValues(), followed.current);
    };
    const unsubscribe = methods.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keepNow, 300);
      },
    });
    addEventListener('pagehide', keepNow);
    return () => {
      keepNow();
      unsubscribe();
      removeEventListener('pagehide', keepNow);
    };
  }, [methods, calls]);
}

function fillIn(
  methods: UseFormReturn<Values>,
  values: Values,
  isWanted: (name: string) => boolean,
): void {
  for (const [name, value] of Object.entries(values))
    if (isWanted(name)) methods.setValue(name, value);
}

const isEmpty = (value: Values[string]): boolean => !value || value.toString() === '';

/** Values for the fields with `prefill`, as in `?assunto=firewall`. */
function askedFor(form: Form, query: URLSearchParams): Values {
  const asked: Values = {};
  for (const field of form.fields) {
    const value = 'prefill' in field && field.prefill ? query.get(field.prefill) : null;
    if (!value) continue;
    const isValid = !('options' in field) || field.options.some((option) => option.value === value);
    if (isValid) asked[field.name] = value;
  }
  return asked;
}
