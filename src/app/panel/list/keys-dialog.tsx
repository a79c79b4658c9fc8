import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { Checkbox } from '../../forms/ui/control.ts';
import type { SubmissionKeys } from '../../types/config.gen.ts';
import type { useKeys } from './use-keys.ts';

interface Props {
  texts: SubmissionKeys;
  keys: Pick<ReturnType<typeof useKeys>, 'single' | 'setSingle' | 'setHelp'>;
}

/** As they are printed on keyboards. */
const KEYS: [keys: string[], text: 'move' | 'open' | 'close' | 'select' | 'search' | 'help'][] = [
  [['j', 'k', '↓', '↑'], 'move'],
  [['Enter'], 'open'],
  [['Esc'], 'close'],
  [['x'], 'select'],
  [['/'], 'search'],
  [['?'], 'help'],
];

/** The keys of the list, and whether single ones act: dictation and shaky hands press them unasked. */
export function KeysDialog({ texts, keys }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const base = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={base}
      data-background="white"
      closedby="any"
      onClose={() => keys.setHelp(false)}
    >
      <Typography component="h2" variant="h3" id={base}>
        {texts.title}
      </Typography>
      <Rows>
        {KEYS.map(([printed, text]) => (
          <Row key={text}>
            <dt>
              {printed.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{texts[text]}</dd>
          </Row>
        ))}
      </Rows>
      <Choice>
        <Checkbox
          type="checkbox"
          checked={keys.single}
          onChange={({ target }) => keys.setSingle(target.checked)}
        />
        {texts.single}
      </Choice>
      <Button type="button" variant="outlined" onClick={() => dialog.current?.close()}>
        {texts.done}
      </Button>
    </Dialog>
  );
}

const Dialog = styled('dialog')({
  width: 'min(480px, 100% - 32px)',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: 24,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  '&::backdrop': { background: 'color-mix(in srgb, var(--ink) 60%, transparent)' },
});

const Rows = styled('dl')({ marginBlock: 16 });

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '144px minmax(0, 1fr)',
  gap: 16,
  paddingBlock: 8,
  borderBottom: '1px solid var(--line)',
});

const Key = styled('kbd')({
  display: 'inline-block',
  minWidth: 28,
  marginRight: 6,
  padding: '0 6px',
  border: '1px solid var(--muted)',
  borderRadius: 'var(--radius)',
  font: 'inherit',
  fontSize: '.875rem',
  textAlign: 'center',
});

const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginBottom: 20,
  cursor: 'pointer',
});
