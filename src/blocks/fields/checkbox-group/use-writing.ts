import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { afterPress } from '../../../forms/kit/after-press.ts';
import { textOf } from '../../../forms/kit/check.ts';
import { useConfigFormContext } from '../../../forms/kit/form-context.ts';
import type { FieldOf, Values } from '../../../forms/kit/types.ts';
import { format } from '../../../lib/format.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { chosenOf } from './chosen.ts';
import { hasLine, withLine, withoutLine } from './written-lines.ts';

/**
 * A ticked option writes its text into another field (`writesIn`), but only when the visitor ticks it:
 * a restored option has written before, and the visitor may have changed the text since.
 */
export function useWriting({ name, writesIn, options }: FieldOf<'checkbox-group'>) {
  const { form, texts } = useConfigFormContext();
  const { getValues, setValue } = useFormContext<Values>();
  const watched = useWatch<Values>({ name: writesIn ?? name });
  const [announcement, setAnnouncement] = useState('');

  const write = (value: string, ticked: boolean) => {
    const line = options.find((option) => option.value === value)?.writes;
    const host = form.fields.find((field) => field.name === writesIn);
    if (!line || !host || !('label' in host)) return;
    const before = textOf(getValues(), host.name);
    const after = (ticked ? withLine : withoutLine)(before, line);
    if (after === before) return;
    setValue(host.name, after);
    const words = ticked ? texts.written : texts.unwritten;
    setAnnouncement(format(words, { label: host.label, text: line }));
  };

  const latest = useLatest(write);
  useEffect(() => {
    // Options ticked before hydration. Written one step after `useKeptValues` has restored the
    // draft, as that fills only empty fields.
    void afterPress()
      .then(() => chosenOf(getValues(), name))
      .then((early) => {
        for (const value of early) latest.current(value, true);
      });
  }, [getValues, latest, name]);

  const isWritten = (line?: string) =>
    Boolean(line && writesIn && typeof watched === 'string' && hasLine(watched, line));
  return { write, announcement, isWritten };
}
