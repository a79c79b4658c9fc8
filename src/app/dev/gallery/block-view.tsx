import { useState } from 'react';
import { t, worded } from '../../../words/reader.ts';
import { ChoiceGroup, useCopy } from './controls.tsx';
import type { BlockExample, GalleryBlock, Property } from './gallery-data.ts';
import { Frame } from './preview-frame.tsx';

interface Props {
  view: string;
  block: GalleryBlock;
  blocks: GalleryBlock[];
  widths: number[];
}

export function BlockView({ view, block, blocks, widths }: Props) {
  const [exampleIndex, setExampleIndex] = useState(0);
  const { type, title, description, examples, properties } = block;
  const example = examples[exampleIndex];
  return (
    <div className="beside">
      <nav className="types" aria-label={t('gallery:all-types')}>
        <a href={`#${view}`}>{t('gallery:back')}</a>
        {blocks.map((link) => (
          <a
            key={link.type}
            href={`#${view}/${link.type}`}
            aria-current={link.type === type ? 'page' : undefined}
          >
            {link.title}
          </a>
        ))}
      </nav>
      <article>
        <h1>
          {title} <code>{type}</code>
        </h1>
        <p className="lead">{description}</p>
        {examples.length > 1 && (
          <ChoiceGroup
            name="example"
            legend={t('gallery:example')}
            options={Object.fromEntries(examples.map((_, index) => [index, String(index + 1)]))}
            value={String(exampleIndex)}
            onChange={(index) => setExampleIndex(Number(index))}
          />
        )}
        {example && (
          <Example key={`${type} ${exampleIndex}`} {...{ example, title, type, widths }} />
        )}
        <h2>{t('gallery:fields')}</h2>
        <PropertyTable properties={properties} />
      </article>
    </div>
  );
}

interface ExampleProps {
  example: BlockExample;
  title: string;
  type: string;
  widths: number[];
}

function Example({ example: { json, preview, lacks }, title, type, widths }: ExampleProps) {
  const copy = useCopy();
  return (
    <>
      <div className="actions">
        <button
          type="button"
          className="main"
          onClick={() => copy(json, t('gallery:json-of', { type }))}
        >
          {t('gallery:copy-json')}
        </button>
        {preview && (
          <a href={preview} target="_blank" rel="noreferrer">
            {t('gallery:open-in-tab')}
          </a>
        )}
      </div>
      {lacks.length > 0 && <p role="note">{t('gallery:lacks', { lacks: { list: lacks } })}</p>}
      {preview && (
        <div className="widths">
          {widths.map((width) => (
            <figure
              key={width}
              style={{ flex: `${width} 1 0`, maxWidth: width + 2 }}
              data-wide={width > 1000 || undefined}
            >
              <figcaption>{`${width} px`}</figcaption>
              <Frame src={preview} title={t('gallery:preview', { title, width })} width={width} />
            </figure>
          ))}
        </div>
      )}
      <details>
        <summary>{t('gallery:show-json')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to by keyboard */}
        <pre tabIndex={0}>{json}</pre>
      </details>
    </>
  );
}

function PropertyTable({ properties }: { properties: Property[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('gallery:column-field')}</th>
          <th scope="col">{t('gallery:column-required')}</th>
          <th scope="col">{t('gallery:column-purpose')}</th>
          <th scope="col">{t('gallery:column-allowed')}</th>
        </tr>
      </thead>
      <tbody>
        {properties.map(({ name, title, depth, required, description, allowed }, index) => (
          <tr key={index} style={{ '--depth': depth } as object}>
            <th scope="row">
              <code>{name}</code> <span>{title}</span>
            </th>
            <td data-required={required || undefined} data-label={t('gallery:column-required')}>
              {t(required ? 'gallery:yes' : 'gallery:no')}
            </td>
            <td>{worded(description)}</td>
            <td>
              <ul>
                {allowed.map(worded).map((value) => (
                  <li key={value}>{value}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
