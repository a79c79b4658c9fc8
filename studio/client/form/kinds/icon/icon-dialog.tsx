import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { find } from '../../../../../src/dev/gallery/find.ts';
import { iconUrl } from '../../../../../src/dev/gallery/gallery-data.ts';
import { TextAction, TextInput } from '../../ui/controls.ts';
import { IconImage } from './icon-image.ts';
import { useIcons } from './use-icons.ts';

const Body = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 12,
  padding: 16,
  height: 'min(560px, 80vh)',
  '& h2': { margin: '0 0 8px', fontSize: 15, fontWeight: 600 },
});

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  alignContent: 'start',
  gap: 4,
  margin: 0,
  padding: 2,
  listStyle: 'none',
  overflow: 'auto',
  '& button': {
    flexDirection: 'column',
    justifyContent: 'start',
    width: '100%',
    height: 76,
    padding: '10px 4px 4px',
    border: '1px solid transparent',
    fontSize: 11,
    lineHeight: '14px',
    textAlign: 'center',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& [aria-pressed="true"]': { borderColor: (theme.vars ?? theme).palette.primary.main },
}));

const PAGE = 120;

interface Props {
  chosen: string;
  onClose(): void;
  onChoose(name: string): void;
}

/** All icons, to be searched in Portuguese or by their names. */
export function IconDialog({ chosen, onClose, onChoose }: Props) {
  const id = useId();
  const { icons = [], error } = useIcons();
  const [query, setQuery] = useState('');
  const [pages, setPages] = useState(1);
  const wanted = useDeferredValue(query);
  const found = useMemo(() => find(icons, wanted), [icons, wanted]);
  const shown = found.slice(0, pages * PAGE);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <Body>
        <div>
          <h2 id={id}>Escolher ícone</h2>
          <TextInput
            autoFocus
            type="search"
            aria-label="Procurar ícone"
            placeholder="Procurar: cadeado, telefone, escudo…"
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              setPages(1);
            }}
          />
          {error && <p role="alert">{error}</p>}
        </div>
        <Grid aria-label="Ícones">
          {shown.map(([name, words]) => (
            <li key={name}>
              <TextAction
                type="button"
                title={name}
                aria-label={`${words.split(', ')[0]} (${name})`}
                aria-pressed={name === chosen}
                onClick={() => onChoose(name)}
              >
                <IconImage src={iconUrl(name)} alt="" width={24} height={24} loading="lazy" />
                {words.split(', ')[0] || name}
              </TextAction>
            </li>
          ))}
        </Grid>
        <div>
          {found.length > shown.length && (
            <TextAction type="button" onClick={() => setPages(pages + 1)}>
              Mostrar mais
            </TextAction>
          )}{' '}
          <TextAction type="button" onClick={onClose}>
            Fechar
          </TextAction>
        </div>
      </Body>
    </Dialog>
  );
}
