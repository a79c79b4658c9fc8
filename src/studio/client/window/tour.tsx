import { Box, Button, Paper, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { sharedStorage } from '../../../lib/safe-storage.ts';

const STEPS = [
  {
    title: 'À esquerda, o que há',
    text: 'Páginas, formulários, menus, cores. Aberta uma página, as seções dela: arraste pela alça, ou Alt com as setas.',
  },
  {
    title: 'No meio, a página',
    text: 'Clique no que quer mudar. Em cima, a largura do celular, do tablet e do computador; “Experimentar” deixa os links e as abas funcionarem.',
  },
  {
    title: 'À direita, os campos',
    text: 'O que você escreve aparece na página na hora. Se algo não puder ser salvo, o campo diz por quê, e às vezes se corrige com um botão.',
  },
  {
    title: 'Em cima, desfazer e salvar',
    text: 'Tudo se desfaz. “Revisar” conta o que mudou; “Salvar” grava nos arquivos. O que não foi salvo continua aqui mesmo que a janela feche.',
  },
];

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
  const { title, text } = STEPS[step] as (typeof STEPS)[number];
  const isLast = step === STEPS.length - 1;
  return (
    <Paper
      component="section"
      aria-label="Como funciona"
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
        {step + 1} de {STEPS.length}
      </Typography>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ marginBlock: 2 }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button
          variant="contained"
          color="primary"
          onClick={isLast ? onEnd : () => setStep(step + 1)}
        >
          {isLast ? 'Começar' : 'Próximo'}
        </Button>
        {!isLast && <Button onClick={onEnd}>Pular</Button>}
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
