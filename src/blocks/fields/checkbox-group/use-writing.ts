import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { afterPress } from '../../../forms/kit/after-press.ts';
import { textValue } from '../../../forms/kit/check.ts';
import { useConfigFormContext } from '../../../forms/kit/form-context.ts';
import type { FieldOf, Values } from '../../../forms/kit/types.ts';
import { format } from '../../../lib/format-in-page.ts';
import { useLatest } from '../../../lib/use-latest.ts';

/**
 * A ticked option writes its text into another field (`writesIn`), but only when the visitor ticks it:
 * a restored option has written before, and the visitor may have changed the text since.
 */
export function useWriting({ name, writesIn, options = [] }: FieldOf<'checkbox-group'>) {
  const { form, texts } = useConfigFormContext();
  const { getValues, setValue } = useFormContext<Values>();
  const watched = useWatch<Values>({ name: writesIn ?? name });
  const [announcement, setAnnouncement] = useState('');

  const write = (value: string, ticked: boolean) => {
    const line = options.find((option) => option.value === value)?.writes;
    const host = form.fields.find((field) => field.name === writesIn);
    if (!line || !host || !('label' in host)) return;
    const before = textValue(getValues(), host.name);
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

/** react-hook-form's value of a group is a list; of a group of one, that one or false. */
export function chosenOf(values: Values, name: string): string[] {
  const value = values[name] || [];
  const chosen = Array.isArray(value) ? value : [value];
  return chosen.filter((value) => typeof value === 'string');
}

const NEW_LINE = '\n';

/** Adds a line, after an empty one, unless the text has that line. */
export function withLine(text: string, line: string): string {
  if (hasLine(text, line)) return text;
  return text.trim() ? `${text.trimEnd()}\n\n${line}` : line;
}

/** Removes a line and the empty one before it. A line that the visitor has changed stays. */
export function withoutLine(text: string, line: string): string {
  const lines = text.split(NEW_LINE);
  const index = lines.lastIndexOf(line);
  if (index < 0) return text;
  const empty = index > 0 ? index - 1 : 1;
  const gone = [index, ...(lines[empty] === '' ? [empty] : [])];
  return lines.filter((_, index) => !gone.includes(index)).join(NEW_LINE);
}

export const hasLine = (text: string, line: string): boolean => text.split(NEW_LINE).includes(line);
