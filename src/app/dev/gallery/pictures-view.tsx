import { useMemo, useState } from 'react';
import { fold } from '../../../lib/fold.ts';
import { formatBytes } from '../format-bytes.ts';
import { ChoiceGroup, counted, SearchField, useCopy } from './controls.tsx';
import { find } from './find.ts';
import type { GalleryPicture } from './gallery-data.ts';

const SURFACES = { paper: 'Claro', ink: 'Escuro' };

export function SitePictures({ pictures }: { pictures: GalleryPicture[] }) {
  const [query, setQuery] = useState('');
  const [surface, setSurface] = useState('ink');
  const all = useMemo(
    () => pictures.map((item) => ({ item, phrases: [fold(item.path.replace(/[/_-]/g, ' '))] })),
    [pictures],
  );
  const found = find(all, query);
  const copy = useCopy();
  return (
    <>
      <div className="heading">
        <h1>Imagens</h1>
        <SearchField
          label="Procurar pelo nome do arquivo"
          value={query}
          onChange={setQuery}
          found={counted(found.length, 'imagem', 'imagens')}
        />
        <ChoiceGroup
          name="surface"
          legend="Fundo"
          options={SURFACES}
          value={surface}
          onChange={setSurface}
        />
      </div>
      <p className="hint">Um clique copia o caminho, para o campo “src”.</p>
      <ul className="pictures">
        {found.map(({ path, width, height, bytes }) => (
          <li key={path}>
            <button type="button" onClick={() => copy(path, path)}>
              <span className="matt" data-background={surface}>
                <img src={path} alt="" width={width} height={height} loading="lazy" />
              </span>
              <span>{path}</span>{' '}
              <small>
                {width} × {height} px, {formatBytes(bytes)}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
