import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Checkbox } from '../../forms/kit/control.ts';
import type { SubmissionKeys } from '../../types/config.gen.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { Dialog } from '../dialog.tsx';
import type { useListKeys } from './use-keys.ts';

interface Props {
  texts: SubmissionKeys;
  keys: Pick<ReturnType<typeof useListKeys>, 'single' | 'setSingle' | 'setHelp'>;
}

/** Key names as printed on keyboards. */
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
  return (
    <Dialog title={texts.title} light onClose={() => keys.setHelp(false)}>
      {(close) => (
        <>
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
          <Done type="button" variant="outlined" onClick={close}>
            {texts.done}
          </Done>
        </>
      )}
    </Dialog>
  );
}

const Rows = styled('dl')({ margin: 0 });

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '144px minmax(0, 1fr)',
  gap: spacing(2),
  paddingBlock: spacing(1),
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
  gap: spacing(1.5),
  cursor: 'pointer',
});

const Done = styled(Button)({ justifySelf: 'start' });
