import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { hasWords } from '../../../../../app/dev/query-words.ts';
import { palette } from '../../../ui/palette.ts';
import { useSources } from '../../state/form-context.ts';
import { TextAction } from '../../ui/controls.ts';
import { Choices, PickDialog } from '../../ui/pick-dialog.tsx';
import { sizeAndWeight } from './picture-words.ts';
import { Thumbnail } from './thumbnail.ts';

const Pictures = styled(Choices)({
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: 6,
  '& button': { display: 'grid', padding: 6 },
  '& img': { width: '100%', height: 88 },
  '& small': { fontSize: 11, color: palette.text.secondary },
});

interface Props {
  chosen: string;
  onClose(): void;
  onChoose(path: string): void;
}

export function PictureDialog({ chosen, onClose, onChoose }: Props) {
  const { pictures } = useSources();
  const [query, setQuery] = useState('');
  const isFound = hasWords(query);
  return (
    <PickDialog
      title="Escolher imagem"
      search="Procurar imagem"
      placeholder="Procurar pelo nome do arquivo"
      query={query}
      onQuery={setQuery}
      onClose={onClose}
    >
      <Pictures aria-label="Imagens">
        {pictures
          .filter(({ path }) => isFound(path))
          .map((picture) => (
            <li key={picture.path}>
              <TextAction
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
      </Pictures>
    </PickDialog>
  );
}
