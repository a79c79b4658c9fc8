import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { TextControl } from './control.ts';
import { ErrorText, FieldFrame, useFieldError } from './field-frame.tsx';
import type { FieldOf } from './types.ts';
import { useTextControl } from './use-control.tsx';

interface Props {
  field: FieldOf<'date' | 'time'>;
  /** The limits that hold whenever the page is shown. */
  limits: Limits;
  /** The limits of now, for a page that was rendered on another day. */
  limitsNow?(): Limits;
  /** What is told of the value before the form is sent; undefined in a field that never tells any. */
  notice?: string | undefined;
}

interface Limits {
  min?: string | undefined;
  max?: string | undefined;
  /** In seconds. */
  step?: number | undefined;
}

/** The browser's own control for a day or a time, which works without scripts. */
export function PickerControl({ field, limits, limitsNow, notice }: Props) {
  const control = useTextControl(field);
  const noticeId = useId();
  const told = useFieldError(field.name) ? '' : notice;
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
              ...(told && {
                'aria-invalid': true,
                'aria-describedby': [described['aria-describedby'], noticeId]
                  .filter(Boolean)
                  .join(' '),
              }),
              ...limits,
            }}
          />
          {notice !== undefined && (
            <Notice role="status" id={noticeId}>
              {told && <ErrorText>{told}</ErrorText>}
            </Notice>
          )}
        </>
      )}
    </FieldFrame>
  );
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
