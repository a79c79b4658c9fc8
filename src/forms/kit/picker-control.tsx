import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { textValue } from './check.ts';
import { TextControl } from './control.ts';
import { ErrorText, FieldFrame, useFieldError } from './field-frame.tsx';
import type { FieldContext, FieldError, FieldOf } from './types.ts';
import { useTextControl } from './use-control.tsx';
import { useFromValues } from './use-from-values.ts';

interface Props<F> {
  field: F;
  /** Its check; what it finds of a value is told before the form is sent. Stays the same function. */
  check(field: F, context: FieldContext): FieldError | undefined;
  /** The limits that hold whenever the page is shown. */
  limits: Limits;
  /** The limits of now, for a page that was rendered on another day. */
  limitsNow?(): Limits;
}

interface Limits {
  min?: string | undefined;
  max?: string | undefined;
  /** In seconds. */
  step?: number | undefined;
}

/** The browser's own control for a day or a time, which works without scripts. */
export function PickerControl<F extends FieldOf<'date' | 'time'>>({
  field,
  check,
  limits,
  limitsNow,
}: Props<F>) {
  const control = useTextControl(field);
  const noticeId = useId();
  const find = useCallback(
    (field: F, context: FieldContext) => {
      const value = textValue(context.values, field.name);
      // While a year is typed, it is of the first thousand.
      const isTyped = value && !/^0\d{3}/.test(value);
      return (isTyped && check(field, context)?.message) || '';
    },
    [check],
  );
  const told = useOnceTyped(useFromValues(field, find));
  const notice = useFieldError(field.name) ? '' : told;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current: element } = input;
    const now = limitsNow?.();
    if (!element || !now) return;
    const { min = '', max = '' } = now;
    // Only if it differs: a browser forgets a day that is half written when a limit is set.
    if (element.min !== min) element.min = min;
    if (element.max !== max) element.max = max;
  });
  return (
    <FieldFrame field={field} id={control.id}>
      {(described) => (
        <>
          <Picker
            {...control}
            inputRef={(element: HTMLInputElement | null) => {
              input.current = element;
              control.inputRef(element);
            }}
            type={field.type}
            inputProps={{
              ...described,
              ...(notice && {
                'aria-invalid': true,
                'aria-describedby': [described['aria-describedby'], noticeId]
                  .filter(Boolean)
                  .join(' '),
              }),
              ...limits,
            }}
          />
          <Notice role="status" id={noticeId}>
            {notice && <ErrorText>{notice}</ErrorText>}
          </Notice>
        </>
      )}
    </FieldFrame>
  );
}

/** A text as soon as it stays: "14:30" is "14:03" while its minutes are typed. */
function useOnceTyped(text: string): string {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), text ? 400 : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return typed;
}

/** In the line that is kept for an error. */
const Notice = styled('div')({
  '&:empty': { marginTop: -6 },
  '&:not(:empty)': { marginBottom: 'calc(-4px - 1.25rem)' },
});

const ICONS = {
  date: "%3Cpath d='M4 6h16v14H4zM4 10h16M8 3v5M16 3v5'/%3E",
  time: "%3Ccircle cx='12' cy='12' r='9'/%3E%3Cpath d='M12 7v5l4 2'/%3E",
};

/** The sign in the colour of the text: the browser's own is black on dark ground too. */
const sign = (shape: string) => ({
  maskImage: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'%3E${shape}%3C/svg%3E")`,
});

const Picker = styled(TextControl)({
  '& .MuiInputBase-input': { minHeight: '1.5em', textAlign: 'start', appearance: 'none' },
  '& ::-webkit-date-and-time-value': { textAlign: 'start' },
  '& ::-webkit-calendar-picker-indicator': {
    width: 24,
    height: 24,
    padding: 0,
    backgroundImage: 'none',
    backgroundColor: 'currentColor',
    cursor: 'pointer',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
  '& [type=date]::-webkit-calendar-picker-indicator': sign(ICONS.date),
  '& [type=time]::-webkit-calendar-picker-indicator': sign(ICONS.time),
});
