import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo, useState } from 'react';
import { find } from '../../../../../app/dev/gallery/find.ts';
import { iconUrl } from '../../../../../app/dev/gallery/gallery-data.ts';
import { TextAction } from '../../ui/controls.ts';
import { Choices, PickDialog } from '../../ui/pick-dialog.tsx';
import { IconImage } from './icon-image.ts';
import { firstWord, useIcons } from './use-icons.ts';

const Icons = styled(Choices)({
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  '& button': {
    flexDirection: 'column',
    justifyContent: 'start',
    height: 76,
    padding: '10px 4px 4px',
    fontSize: 11,
    lineHeight: '14px',
    textAlign: 'center',
    overflow: 'hidden',
  },
});

const PAGE = 120;

interface Props {
  chosen: string;
  onClose(): void;
  onChoose(name: string): void;
}

export function IconDialog({ chosen, onClose, onChoose }: Props) {
  const { icons = [], error } = useIcons();
  const [query, setQuery] = useState('');
  const [pages, setPages] = useState(1);
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(() => find(icons, deferredQuery), [icons, deferredQuery]);
  const shown = found.slice(0, pages * PAGE);
  return (
    <PickDialog
      title="Escolher ícone"
      search="Procurar ícone"
      placeholder="Procurar: cadeado, telefone, escudo…"
      query={query}
      onQuery={(next) => {
        setQuery(next);
        setPages(1);
      }}
      error={error}
      onMore={found.length > shown.length ? () => setPages(pages + 1) : undefined}
      onClose={onClose}
    >
      <Icons aria-label="Ícones">
        {shown.map(([name, words]) => (
          <li key={name}>
            <TextAction
              title={name}
              aria-label={`${firstWord(words)} (${name})`}
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
            >
              <IconImage src={iconUrl(name)} alt="" width={24} height={24} loading="lazy" />
              {firstWord(words) || name}
            </TextAction>
          </li>
        ))}
      </Icons>
    </PickDialog>
  );
}
