import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { format } from '../../../../lib/format.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Values } from '../../types.ts';
import { useConfigFormContext } from '../../ui/form-context.ts';

/** From this part of the limit on. */
const NEAR = 0.9;
/** Read out once the visitor has stopped typing for so long, in milliseconds. */
const PAUSE = 1000;

/** How much still fits, announcement near the end alone: to the eye at each key, to the ear after a pause. */
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
