import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { fold } from '../../../../../src/lib/fold.ts';
import { useSources } from '../../state/form-context.ts';
import { TextAction, TextInput } from '../../ui/controls.ts';
import { sizeAndWeight } from './picture-words.ts';
import { Thumbnail } from './thumbnail.ts';

const Body = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 12,
  padding: 16,
  height: 'min(600px, 80vh)',
  '& h2': { margin: '0 0 8px', fontSize: 15, fontWeight: 600 },
});

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  alignContent: 'start',
  gap: 6,
  margin: 0,
  padding: 2,
  listStyle: 'none',
  overflow: 'auto',
  '& button': {
    display: 'grid',
    width: '100%',
    padding: 6,
    border: '1px solid transparent',
    overflowWrap: 'anywhere',
  },
  '& img': { width: '100%', height: 88 },
  '& small': { fontSize: 11, color: (theme.vars ?? theme).palette.text.secondary },
  '& [aria-pressed="true"]': { borderColor: (theme.vars ?? theme).palette.primary.main },
}));

interface Props {
  chosen: string;
  onClose(): void;
  onChoose(path: string): void;
}

/** The pictures of the site. */
export function PictureDialog({ chosen, onClose, onChoose }: Props) {
  const id = useId();
  const { pictures } = useSources();
  const [query, setQuery] = useState('');
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = pictures.filter(({ path }) => words.every((word) => fold(path).includes(word)));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <Body>
        <div>
          <h2 id={id}>Escolher imagem</h2>
          <TextInput
            autoFocus
            type="search"
            aria-label="Procurar imagem"
            placeholder="Procurar pelo nome do arquivo"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </div>
        <Grid aria-label="Imagens">
          {found.map((picture) => (
            <li key={picture.path}>
              <TextAction
                type="button"
                title={picture.path}
                aria-pressed={picture.path === chosen}
                onClick={() => onChoose(picture.path)}
              >
                <Thumbnail src={picture.path} alt="" loading="lazy" />
                <span>{picture.path.slice(picture.path.lastIndexOf('/') + 1)}</span>
                <small>{sizeAndWeight(picture)}</small>
              </TextAction>
            </li>
          ))}
        </Grid>
        <div>
          <TextAction type="button" onClick={onClose}>
            Fechar
          </TextAction>
        </div>
      </Body>
    </Dialog>
  );
}
