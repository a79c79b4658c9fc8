import { readerLocale } from '../../../words/locale.ts';
import { t, tPieces } from '../../../words/reader.ts';
import { useCopy } from './controls.tsx';
import type { ColorUse, GalleryColor } from './gallery-data.ts';

/** The colours of theme.json and their contrast to the surfaces that they are used on. */
export function ColorsView({ colors }: { colors: GalleryColor[] }) {
  const copy = useCopy();
  return (
    <>
      <div className="heading">
        <h1>{t('gallery:view-colors')}</h1>
      </div>
      <p className="hint">{t('gallery:colors-hint')}</p>
      <ul className="colors">
        {colors.map(({ name, value, uses }) => (
          <li key={name}>
            <button type="button" onClick={() => copy(value, value)}>
              <span className="swatch" style={{ background: value }} />
              <span>{name}</span> <small>{value}</small>
            </button>
            {uses.length === 0 ? (
              <p>{t('gallery:only-background')}</p>
            ) : (
              <ul>
                {uses.map((use) => (
                  <Use key={use.on} use={use} color={value} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Use({
  use: { on, surface, usedFor, ratio, needed },
  color,
}: {
  use: ColorUse;
  color: string;
}) {
  const holds = ratio >= needed;
  return (
    <li data-fails={!holds || undefined}>
      <span
        className="sample"
        style={{ background: surface, color }}
        data-line={needed === 0 || undefined}
      />
      <span>
        {tPieces('gallery:contrast', {
          ratio: { element: <strong key="ratio">{decimal(ratio)}:1</strong> },
          background: on,
        })}
        <small>{usedFor.map((use) => t(`gallery:${use}`)).join(', ')}</small>
      </span>
      <em>
        {[4.5, 3].map((least) => (
          <span key={least} data-holds={ratio >= least || undefined}>
            {ratio >= least ? '✓' : '✗'} {decimal(least)}:1
          </span>
        ))}
      </em>
    </li>
  );
}

/** Rounded down, so that it never shows a limit that is not reached. */
const decimal = (ratio: number) => (Math.floor(ratio * 10) / 10).toLocaleString(readerLocale());
