import type { ClipboardEvent, KeyboardEvent } from 'react';
import { defaultOf } from '../../schema/default-of.ts';
import { type FieldProps, useForm } from '../../state/form-context.ts';
import { useDraft } from '../../state/use-draft.ts';
import { TextArea, TextInput } from '../../ui/controls.ts';
import { Counter } from '../../ui/counter.tsx';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { splitParagraphs } from './paragraphs.ts';

/** A text that can be longer than a line is shown whole. */
const LINE = 60;

/** A plain text. Emptied, an optional one is no longer there. */
export function TextField(props: FieldProps) {
  const { node, value, pointer, required, split } = props;
  const { change } = useForm();
  const [text, setText] = useDraft(value, asText, (next) =>
    change(pointer, next === '' && !required ? undefined : next),
  );
  const most = Number(node.schema.maxLength ?? 0);
  const byDefault = defaultOf(node);
  const placeholder = byDefault === undefined ? undefined : `padrão: ${byDefault}`;
  const paste = (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const pasted = splitParagraphs(event.clipboardData.getData('text/plain')).map(joinLines);
    if (!split || pasted.length < 2) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    pasted[0] = text.slice(0, selectionStart ?? text.length) + pasted[0];
    pasted[pasted.length - 1] += text.slice(selectionEnd ?? text.length);
    if (split(pointer, pasted)) event.preventDefault();
  };
  return (
    <FieldFrame {...props} aside={<Counter text={text} most={most} />}>
      {(control) =>
        most > LINE || text.length > LINE || text.includes('\n') ? (
          <TextArea
            {...control}
            rows={1}
            placeholder={placeholder}
            value={text}
            onKeyDown={noNewLine}
            onPaste={paste}
            onChange={(event) => setText(oneLine(event.target.value, text))}
          />
        ) : (
          <TextInput
            {...control}
            onPaste={paste}
            placeholder={placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )
      }
    </FieldFrame>
  );
}

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

const noNewLine = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** What is pasted in lines becomes one; lines that were there before stay. */
const oneLine = (text: string, before: string) => (before.includes('\n') ? text : joinLines(text));

const joinLines = (text: string) => text.replace(/\s*\n\s*/g, ' ');
