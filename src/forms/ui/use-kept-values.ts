import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Form } from '../../types/config.gen.ts';
import { afterPress } from '../kit/after-press.ts';
import type { AnyField, Values } from '../kit/types.ts';
import type { Resumed } from '../submission/pending.ts';
import type { Sender } from '../submission/sender.ts';

interface Options {
  form: Form;
  methods: UseFormReturn<Values>;
  sender: Sender;
  /** Called once if values were restored. */
  onRestored(resumed: Resumed): void;
}

/** Restores what was typed before a reload, and stores what is typed from now on. */
export function useKeptValues({ form, methods, sender, onRestored }: Options): void {
  const { key, search } = useLocation();
  const byLink = useNavigationType() !== 'POP';
  /** Values from the address, by field; undefined before the draft is restored. */
  const followed = useRef<Values>(undefined);

  const asked = askedFor(form, new URLSearchParams(search));
  const isTyped = useEffectEvent((name: string) => {
    const value = methods.getValues(name);
    // The boot script has filled in what is asked for, and a choice may begin with an option: nobody typed that.
    const field: AnyField | undefined = form.fields.find((field) => field.name === name);
    return !isEmpty(value) && value !== asked[name] && value !== field?.chosen;
  });

  const restore = useEffectEvent((typed: Set<string>) => {
    const first = !followed.current;
    const resumed = first ? sender.pending.resume() : undefined;
    const before = followed.current ?? resumed?.followed ?? {};
    fillIn(methods, resumed?.values ?? {}, (name) => !isTyped(name));

    // What the visitor chose before hydration is newer than the address.
    const isNewer = (name: string) => first && typed.has(name);
    fillIn(methods, asked, (name) => !isNewer(name) && (byLink || asked[name] !== before[name]));
    followed.current = { ...before, ...asked };
    if (resumed) onRestored(resumed);
  });

  useEffect(() => {
    let left = false;
    const typed = new Set(form.fields.map(({ name }) => name).filter((name) => isTyped(name)));
    // The press that loaded the app may last: nothing may appear above the pointer.
    void afterPress().then(() => left || restore(typed));
    return () => {
      left = true;
    };
  }, [form, methods, key]);

  const keep = useEffectEvent(() => sender.pending.keep(methods.getValues(), followed.current));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keep();
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
  }, [methods]);
}

function fillIn(
  methods: UseFormReturn<Values>,
  values: Values,
  isWanted: (name: string) => boolean,
): void {
  for (const [name, value] of Object.entries(values))
    if (isWanted(name)) {
      methods.setValue(name, value);
      // Sent before it was filled in: the error is about what stood there.
      if (methods.getFieldState(name).error) void methods.trigger(name);
    }
}

const isEmpty = (value: Values[string]): boolean => !value || value.toString() === '';

/** Values for the fields with `prefill`, as in `?assunto=firewall`. */
function askedFor(form: Form, query: URLSearchParams): Values {
  const asked: Values = {};
  for (const field of form.fields) {
    const { name, prefill, options }: AnyField = field;
    const value = prefill && query.get(prefill);
    if (value && (!options || options.some((option) => option.value === value)))
      asked[name] = value;
  }
  return asked;
}
