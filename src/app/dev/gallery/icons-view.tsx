import { useDeferredValue, useMemo, useState } from 'react';
import { ChoiceGroup, counted, SearchField, useCopy } from './controls.tsx';
import { find, findableIcon, iconStyle, wordsOfName } from './find.ts';
import { GALLERY_ICONS, type GalleryIcon, iconUrl } from './gallery-data.ts';
import { useJson } from './use-json.ts';

const STYLES = {
  '': 'Cheio',
  Outlined: 'Contorno',
  Rounded: 'Arredondado',
  Sharp: 'Reto',
  TwoTone: 'Dois tons',
};

const PAGE = 120;

export function IconsView() {
  const { value: icons = [], error } = useJson<GalleryIcon[]>(GALLERY_ICONS);
  const [query, setQuery] = useState('');
  const [style, setStyle] = useState('');
  const [pages, setPages] = useState(1);
  const deferredQuery = useDeferredValue(query);
  const all = useMemo(
    () => icons.filter(([name]) => iconStyle(name) === style).map(findableIcon),
    [icons, style],
  );
  const found = useMemo(() => find(all, deferredQuery), [all, deferredQuery]);
  const copy = useCopy();
  const shown = found.slice(0, pages * PAGE);
  return (
    <>
      <div className="heading">
        <h1>Ícones</h1>
        <SearchField
          label="Procurar, por exemplo “cadeado” ou “shield”"
          value={query}
          onChange={(text) => {
            setQuery(text);
            setPages(1);
          }}
          found={counted(found.length, 'ícone', 'ícones')}
        />
        <ChoiceGroup
          name="style"
          legend="Traço"
          options={STYLES}
          value={style}
          onChange={setStyle}
        />
      </div>
      <p className="hint">Um clique copia o nome, para o campo “icon”.</p>
      {error && <p role="alert">{error}</p>}
      <ul className="icons">
        {shown.map(([name, words]) => (
          <li key={name}>
            <button type="button" onClick={() => copy(name, name)}>
              <img src={iconUrl(name)} alt="" width={28} height={28} loading="lazy" />
              <span>{wordsOfName(name).flatMap((part) => [<wbr key={part} />, part])}</span>{' '}
              <small>{words.split(', ').slice(0, 2).join(', ')}</small>
            </button>
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <button type="button" className="more" onClick={() => setPages(pages + 1)}>
          Mostrar mais {Math.min(PAGE, found.length - shown.length)}
        </button>
      )}
    </>
  );
}
