import { styled } from '@mui/material/styles';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import {
  type Findable,
  find,
  findableIcon,
  iconStyle,
  isInIconLanguage,
  wordedIcons,
  wordsOfName,
} from '../../../../app/dev/gallery/find.ts';
import type { GalleryIcon } from '../../../../app/dev/gallery/gallery-data.ts';
import { t } from '../../../../words/reader.ts';
import { host } from '../../../shared/host.ts';
import { palette } from '../../ui/elements.ts';
import { type FieldProps, useForm } from '../state/form-context.ts';
import { RemovePart, TextAction } from '../ui/controls.tsx';
import { FieldFrame } from '../ui/field-frame.tsx';
import { ChoiceGrid, PickDialog } from '../ui/pick-dialog.tsx';

const Row = styled('div')({
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  '& small': { color: palette.text.secondary },
});

export function IconField(props: FieldProps) {
  const { value, pointer, required, label } = props;
  const { change } = useForm();
  const [choosing, setChoosing] = useState(false);
  const name = typeof value === 'string' ? value : '';
  const word = iconWord(name, useIcons().words?.get(name));
  return (
    <FieldFrame {...props} hideHelp>
      {(control, labelId) => (
        <Row>
          <TextAction
            id={control.id}
            aria-labelledby={`${labelId} ${control.id}`}
            aria-describedby={control['aria-describedby']}
            onClick={() => setChoosing(true)}
          >
            {name !== '' && <IconImage name={name} size={20} />}
            {word || name || t('studio/form:choose-icon')}
            {word && <small>{name}</small>}
          </TextAction>
          {name !== '' && !required && (
            <RemovePart name={label} onRemove={() => change(pointer, undefined)} />
          )}
          {choosing && (
            <IconDialog
              chosen={name}
              onClose={() => setChoosing(false)}
              onChoose={(icon) => {
                change(pointer, icon);
                setChoosing(false);
              }}
            />
          )}
        </Row>
      )}
    </FieldFrame>
  );
}

const Icons = styled(ChoiceGrid)({
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

interface IconDialogProps {
  chosen: string;
  onClose(): void;
  onChoose(name: string): void;
}

function IconDialog({ chosen, onClose, onChoose }: IconDialogProps) {
  const { icons = [], error } = useIcons();
  const [query, setQuery] = useState('');
  const [pages, setPages] = useState(1);
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(() => find(icons, deferredQuery), [icons, deferredQuery]);
  const shown = found.slice(0, pages * PAGE);
  return (
    <PickDialog
      title={t('studio/form:choose-icon')}
      search={t('studio/form:search-icons')}
      placeholder={t('studio/form:search-icons-for')}
      query={query}
      onQuery={(next) => {
        setQuery(next);
        setPages(1);
      }}
      error={error}
      onMore={found.length > shown.length ? () => setPages(pages + 1) : undefined}
      onClose={onClose}
    >
      <Icons aria-label={t('studio/form:icons')}>
        {shown.map(([name, words]) => {
          const word = iconWord(name, words);
          return (
            <li key={name}>
              <TextAction
                title={name}
                aria-label={word ? `${word} (${name})` : name}
                aria-pressed={name === chosen}
                onClick={() => onChoose(name)}
              >
                <IconImage name={name} size={24} />
                {word || name}
              </TextAction>
            </li>
          );
        })}
      </Icons>
    </PickDialog>
  );
}

function IconImage({ name, size }: { name: string; size: number }) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    let isOver = false;
    const show = async () => {
      const found = await host().iconUrl(name);
      if (!isOver) setSrc(found);
    };
    show().catch(reportError);
    return () => {
      isOver = true;
    };
  }, [name]);
  return <Drawing src={src} alt="" width={size} height={size} loading="lazy" />;
}

/** The icons are drawn in black. */
const Drawing = styled('img')(({ theme }) => [
  { flex: 'none' },
  theme.applyStyles('dark', { filter: 'invert(1)' }),
]);

/** "escudo" for "escudo, proteção"; who reads another language gets the name in words. */
function iconWord(name: string, words = ''): string | undefined {
  if (isInIconLanguage()) return words.split(', ')[0];
  return wordsOfName(name.replace(iconStyle(name), '')).join(' ');
}

interface AllIcons {
  /** The icons in one style, which is enough to choose from. */
  icons: Findable<GalleryIcon>[];
  /** Name of any icon -> its words. */
  words: ReadonlyMap<string, string>;
}

let asked: Promise<AllIcons> | undefined;

function useIcons(): Partial<AllIcons> & { error?: string | undefined } {
  const [all, setAll] = useState<AllIcons>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    asked ??= host()
      .icons()
      .then((sent) => {
        const list = wordedIcons(sent);
        return {
          icons: findable(list),
          words: new Map(list.map(([name, words]) => [name, words])),
        };
      });
    asked.then(setAll, () => {
      asked = undefined;
      setError(t('studio/form:no-icons'));
    });
  }, []);
  return { ...all, error };
}

/** The outlined icons, and those that have no styles. */
const findable = (icons: GalleryIcon[]): Findable<GalleryIcon>[] =>
  icons.filter(([name]) => name.endsWith('Outlined') || iconStyle(name) === '').map(findableIcon);
