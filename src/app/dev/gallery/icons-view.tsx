import { useDeferredValue, useMemo, useState } from 'react';
import { t, worded } from '../../../words/reader.ts';
import { ChoiceGroup, SearchField, useCopy } from './controls.tsx';
import {
  find,
  findableIcon,
  iconStyle,
  isInIconLanguage,
  wordedIcons,
  wordsOfName,
} from './find.ts';
import { GALLERY_ICONS, iconUrl, type SentIcon } from './gallery-data.ts';
import { useJson } from './use-json.ts';

/** How the name of an icon ends. */
const STYLES = ['', 'Outlined', 'Rounded', 'Sharp', 'TwoTone'];

const styleNames = () =>
  Object.fromEntries(STYLES.map((style) => [style, t(`gallery:style-${style || 'fill'}`)]));

const PAGE = 120;

export function IconsView() {
  const { value: sent, error } = useJson<SentIcon[]>(GALLERY_ICONS);
  const [query, setQuery] = useState('');
  const [style, setStyle] = useState('');
  const [pages, setPages] = useState(1);
  const deferredQuery = useDeferredValue(query);
  const all = useMemo(
    () =>
      wordedIcons(sent ?? [])
        .filter(([name]) => iconStyle(name) === style)
        .map(findableIcon),
    [sent, style],
  );
  const found = useMemo(() => find(all, deferredQuery), [all, deferredQuery]);
  const copy = useCopy();
  const shown = found.slice(0, pages * PAGE);
  return (
    <>
      <div className="heading">
        <h1>{t('gallery:view-icons')}</h1>
        <SearchField
          label={t('gallery:search-icons')}
          value={query}
          onChange={(text) => {
            setQuery(text);
            setPages(1);
          }}
          found={t('gallery:icons', { count: found.length })}
        />
        <ChoiceGroup
          name="style"
          legend={t('gallery:icon-style')}
          options={styleNames()}
          value={style}
          onChange={setStyle}
        />
      </div>
      <p className="hint">{t('gallery:icons-hint')}</p>
      {error && <p role="alert">{worded(error)}</p>}
      <ul className="icons">
        {shown.map(([name, words]) => (
          <li key={name}>
            <button type="button" onClick={() => copy(name, name)}>
              <img src={iconUrl(name)} alt="" width={28} height={28} loading="lazy" />
              <span>{wordsOfName(name).flatMap((part) => [<wbr key={part} />, part])}</span>{' '}
              {isInIconLanguage() && <small>{words.split(', ').slice(0, 2).join(', ')}</small>}
            </button>
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <button type="button" className="more" onClick={() => setPages(pages + 1)}>
          {t('gallery:show-more', { count: Math.min(PAGE, found.length - shown.length) })}
        </button>
      )}
    </>
  );
}
