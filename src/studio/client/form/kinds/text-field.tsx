import type { ClipboardEvent, KeyboardEvent } from 'react';
import { isProse } from '../../../../content/read/schema/nodes.ts';
import { t } from '../../../../words/reader.ts';
import { defaultOf } from '../schema/schema-node.ts';
import { type FieldProps, useChange, useTyped } from '../state/form-context.ts';
import { LengthCounter, TextArea, TextInput } from '../ui/controls.tsx';
import { FieldFrame } from '../ui/field-frame.tsx';

/** Characters that fit into one line; a longer text gets a text area. */
const LINE = 60;
/** A field for more than these has several lines from the start, as whoever writes there expects. */
const LONG = 160;

export function TextField(props: FieldProps) {
  const { node, value, pointer, split } = props;
  const [text, setText] = useTyped(value, shownText, useChange(props));
  const maxLength = Number(node.schema.maxLength ?? 0);
  const isText = isProse(node.schema);
  const dir = isText ? 'auto' : 'ltr';
  const byDefault = defaultOf(node);
  const placeholder =
    byDefault === undefined ? undefined : t('studio/form:default', { value: String(byDefault) });
  const paste = (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const data = event.clipboardData.getData('text/plain');
    if (!/[\r\n\t]/.test(data)) return;
    event.preventDefault();
    const control = event.currentTarget;
    const [start, end] = [
      control.selectionStart ?? text.length,
      control.selectionEnd ?? text.length,
    ];
    const pasted = splitParagraphs(data).map(joinLines);
    const items = pasted.map(
      (item, index) =>
        (index === 0 ? text.slice(0, start) : '') +
        item +
        (index === pasted.length - 1 ? text.slice(end) : ''),
    );
    if (split && items.length > 1 && split(pointer, items)) return;
    // The browser would glue the lines of an input together.
    control.setRangeText(joinLines(data.trim()), start, end, 'end');
    setText(control.value);
  };
  return (
    <FieldFrame {...props} aside={<LengthCounter text={text} maxLength={maxLength} />}>
      {(control) =>
        maxLength > LINE || text.length > LINE || text.includes('\n') ? (
          <TextArea
            {...control}
            dir={dir}
            rows={maxLength > LONG ? 3 : 1}
            placeholder={placeholder}
            value={text}
            onKeyDown={noNewLine}
            onPaste={paste}
            onChange={({ target }) =>
              setText(text.includes('\n') ? target.value : joinLines(target.value))
            }
          />
        ) : (
          <TextInput
            {...control}
            dir={dir}
            data-is-code={isText ? undefined : ''}
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

export const shownText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

const noNewLine = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Splits a plain text at empty lines, or at every line if there are none. */
export function splitParagraphs(text: string): string[] {
  const trimmed = text.replace(/\r\n?/g, '\n').trim();
  const parts = trimmed.split(/\n\s*\n/);
  return (parts.length > 1 ? parts : trimmed.split('\n'))
    .map((part) => part.trim())
    .filter(Boolean);
}

/** One line of pasted lines, and of cells with tabs between them. */
export const joinLines = (text: string): string => text.replace(/(?<!\s)\s*[\r\n\t]\s*/g, ' ');
