import { useMemo, useState } from 'react';
import { t } from '../../../words/reader.ts';
import { SearchField } from './controls.tsx';
import { find } from './find.ts';
import type { GalleryBlock } from './gallery-data.ts';
import { Frame } from './preview-frame.tsx';

interface Props {
  view: string;
  title: string;
  blocks: GalleryBlock[];
  width: number | undefined;
}

export function BlockList({ view, title, blocks, width = 1440 }: Props) {
  const [query, setQuery] = useState('');
  const all = useMemo(() => blocks.map((item) => ({ item, phrases: [item.words] })), [blocks]);
  const found = find(all, query);
  return (
    <>
      <div className="heading">
        <h1>{title}</h1>
        <SearchField
          label={t('gallery:search-types')}
          value={query}
          onChange={setQuery}
          found={t('gallery:types', { count: found.length })}
        />
      </div>
      <ul className="cards">
        {found.map(({ type, title, description, examples: [example] }) => (
          <li key={type}>
            {/* Named by its own words: those of the page in its thumbnail would be read too. */}
            <a
              href={`#${view}/${type}`}
              className="card"
              aria-labelledby={`${type}-title ${type}-text`}
            >
              <div className="window">
                {example?.preview && (
                  <Frame
                    src={example.preview}
                    title={t('gallery:thumbnail', { title })}
                    width={width}
                    still
                  />
                )}
              </div>
              <h2 id={`${type}-title`}>
                {title} <code>{type}</code>
              </h2>
              <p id={`${type}-text`}>{description}</p>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
