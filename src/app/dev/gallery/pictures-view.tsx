import { useMemo, useState } from 'react';
import { fold } from '../../../lib/fold.ts';
import { t } from '../../../words/reader.ts';
import { formatBytes } from '../format-bytes.ts';
import { ChoiceGroup, SearchField, useCopy } from './controls.tsx';
import { find } from './find.ts';
import type { GalleryPicture } from './gallery-data.ts';

const surfaces = () => ({ paper: t('gallery:surface-paper'), ink: t('gallery:surface-ink') });

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
        <h1>{t('gallery:view-pictures')}</h1>
        <SearchField
          label={t('gallery:search-pictures')}
          value={query}
          onChange={setQuery}
          found={t('gallery:pictures', { count: found.length })}
        />
        <ChoiceGroup
          name="surface"
          legend={t('gallery:surface')}
          options={surfaces()}
          value={surface}
          onChange={setSurface}
        />
      </div>
      <p className="hint">{t('gallery:pictures-hint')}</p>
      <ul className="pictures">
        {found.map(({ path, width, height, bytes }) => (
          <li key={path}>
            <button type="button" onClick={() => copy(path, path)}>
              <span className="matt" data-background={surface}>
                <img src={path} alt="" width={width} height={height} loading="lazy" />
              </span>
              <span>{path}</span> <small>{`${width} × ${height} px, ${formatBytes(bytes)}`}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
