import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useConfigFormContext } from '../../../forms/kit/form-context.ts';
import type { Values } from '../../../forms/kit/types.ts';
import { format } from '../../../lib/format.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** Shown from this share of the limit on. */
const NEAR = 0.9;
/** Pause in typing after which it is announced, in milliseconds. */
const PAUSE = 1000;

/** The number of characters left, shown near the limit; announced to screen readers after a pause. */
export function Counter({ name, max }: { name: string; max: number }) {
  const { texts } = useConfigFormContext();
  const value = useWatch<Values>({ name });
  const length = typeof value === 'string' ? value.length : 0;
  const count = String(Math.max(0, max - length));
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
