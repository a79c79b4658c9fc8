import { Box, Button, Paper, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { sharedStorage } from '../../../lib/safe-storage.ts';
import { t } from '../../../words/reader.ts';
import { isRemote } from '../../shared/host.ts';

/** The messages of each. */
const STEPS = [
  { title: 'studio/window:tour-list', text: 'studio/window:tour-list-text' },
  { title: 'studio/window:tour-page', text: 'studio/window:tour-page-text' },
  { title: 'studio/window:tour-fields', text: 'studio/window:tour-fields-text' },
  { title: 'studio/window:tour-save', text: 'studio/window:tour-save-text' },
];
const LAST_AT_ADDRESS = { title: 'studio/remote:tour-send', text: 'studio/remote:tour-send-text' };

type Step = (typeof STEPS)[number];

const SEEN = 'studio-tour';

export function useTour() {
  const [isOpen, setOpen] = useState(() => !sharedStorage.get(SEEN));
  const end = () => {
    sharedStorage.set(SEEN, 'yes');
    setOpen(false);
  };
  return { isOpen, start: () => setOpen(true), end };
}

/** An introduction in four steps, shown once and by "Como funciona". */
export function Tour({ onEnd }: { onEnd(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState(0);
  useEffect(() => heading.current?.focus(), [step]);
  const isLast = step === STEPS.length - 1;
  const { title, text } = isLast && isRemote() ? LAST_AT_ADDRESS : (STEPS[step] as Step);
  return (
    <Paper
      component="section"
      aria-label={t('studio/window:tour')}
      elevation={8}
      onKeyDown={({ key }) => key === 'Escape' && onEnd()}
      sx={{
        position: 'fixed',
        zIndex: 'modal',
        bottom: 24,
        ...POSITIONS[step],
        maxWidth: 'calc(100vw - 32px)',
        width: 340,
        '@media (max-width: 1023px)': {
          left: 16,
          right: 16,
          top: 'auto',
          bottom: 16,
          width: 'auto',
        },
        padding: 5,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('studio/window:tour-step', { step: step + 1, steps: STEPS.length })}
      </Typography>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {t(title)}
      </Typography>
      <Typography variant="body2" sx={{ marginBlock: 2 }}>
        {t(text)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button
          variant="contained"
          color="primary"
          onClick={isLast ? onEnd : () => setStep(step + 1)}
        >
          {t(isLast ? 'studio/window:tour-start' : 'studio/window:tour-next')}
        </Button>
        {!isLast && <Button onClick={onEnd}>{t('studio/window:tour-skip')}</Button>}
      </Box>
    </Paper>
  );
}

/** Next to the subject of each step. */
const POSITIONS = [
  { left: 312 },
  { left: 'calc(50% - 226px)' },
  { right: 424 },
  { right: 24, top: 76, bottom: 'auto' },
];
