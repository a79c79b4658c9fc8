import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { checkText, textValue } from '../../../forms/kit/check.ts';
import { TextControl } from '../../../forms/kit/control.ts';
import { FieldFrame } from '../../../forms/kit/field-frame.tsx';
import { useConfigFormContext } from '../../../forms/kit/form-context.ts';
import type { FieldOf, Kind, Values } from '../../../forms/kit/types.ts';
import { useTextControl } from '../../../forms/kit/use-control.tsx';
import { format } from '../../../lib/format-in-page.ts';
import { breakpoints } from '../../../ui/theme/breakpoints.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

export const textarea: Kind<FieldOf<'textarea'>> = {
  Control: Textarea,
  check: (field, context) => checkText(field, sent(field, context.values), context),
  sent,
  kept: 'draft',
};

function sent({ name }: FieldOf<'textarea'>, values: Values): string {
  return textValue(values, name).trim();
}

function Textarea({ field }: { field: FieldOf<'textarea'> }) {
  const control = useTextControl(field);
  const half = field.width === 'half';
  const [Column, Control] = half ? [TallColumn, GrowingControl] : [Stack, TextControl];
  return (
    <FieldFrame field={field} id={control.id} layout={half ? 'tall' : 'above'}>
      {(described) => (
        <Column useFlexGap spacing={0.75}>
          <Control
            {...control}
            inputComponent="textarea" // MUI's own grows by inline styles
            inputProps={{
              ...described,
              type: undefined, // set by MUI, but invalid for a textarea
              maxLength: field.maxLength,
              rows: field.rows ?? 4,
              onKeyUp: revealField,
            }}
          />
          {field.counter && field.maxLength && <Counter name={field.name} max={field.maxLength} />}
        </Column>
      )}
    </FieldFrame>
  );
}

/** As tall as the cell beside it; it grows with its text in browsers with `field-sizing`. */
const GrowingControl = styled(TextControl)({
  '& .MuiInputBase-input': { fieldSizing: 'content', minHeight: '8rem' },
  [breakpoints.up('sm')]: { alignItems: 'stretch' },
});

const TallColumn = styled(Stack)({
  [breakpoints.up('sm')]: { display: 'grid', flex: 1, gridTemplateRows: 'minmax(0, 1fr)' },
});

/** Browsers scroll only the caret into view, and leave the rest of a tall field outside of the window. */
function revealField(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key === 'Tab') event.currentTarget.scrollIntoView({ block: 'nearest' });
}

/** Shown from this share of the limit on. */
const NEAR = 0.9;
/** Pause in typing after which it is announced, in milliseconds. */
const PAUSE = 1000;

/** The number of characters left, shown near the limit; announced to screen readers after a pause. */
function Counter({ name, max }: { name: string; max: number }) {
  const { texts } = useConfigFormContext();
  const value = useWatch<Values>({ name });
  const length = typeof value === 'string' ? value.length : 0;
  const count = Math.max(0, max - length);
  const text = length >= max * NEAR ? format(texts.remaining, { count }) : '';
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const timer = setTimeout(setAnnouncement, PAUSE, text);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <>
      {text && (
        <Line variant="body2" color="textSecondary" aria-hidden="true">
          {text}
        </Line>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

const Line = styled(Typography)({ fontVariantNumeric: 'tabular-nums' });
