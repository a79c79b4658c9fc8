import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { format } from '../../../lib/format.ts';
import type { SiteSearch } from '../../../types/config.gen.ts';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';
import { type Find, type Found, loadFind } from './find.ts';
import { Results } from './results.tsx';

interface Props {
  search: SiteSearch;
  onClose(): void;
}

/** A native modal with a field and what was found; Escape closes it, and the arrows go from one result to the next. */
export function SearchDialog({ search, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const { found, failed } = useFound(useDeferredValue(typed.trim()));
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();

  const said = failed
    ? search.failed
    : found && (found.list.length > 0 ? '' : format(search.nothing, { words: found.words }));
  return (
    <Box
      ref={dialog}
      aria-label={search.label}
      data-background="white"
      closedby="any"
      onClose={onClose}
      onClick={({ target }) => (target as Element).closest('a') && close()}
      onKeyDown={onKeyDown}
    >
      <Head role="search">
        <input
          type="search"
          aria-label={search.label}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={search.placeholder}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="button" aria-label={search.close} onClick={close}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
      </Head>
      <p role="status">{said}</p>
      {found && found.list.length > 0 && <Results found={found.list} />}
    </Box>
  );
}

interface State {
  found?: { words: string; list: Found[] } | undefined;
  failed: boolean;
}

let loaded: Promise<Find> | undefined;

/** The index is loaded once; where that failed, the next letter tries again. */
function useFound(words: string): State {
  const [state, setState] = useState<State>({ failed: false });
  useEffect(() => {
    let isOver = false;
    loaded ??= loadFind(document.documentElement.lang);
    const searched = loaded.then((find) => (words === '' ? undefined : find(words)));
    searched.then(
      (list) => isOver || setState({ failed: false, found: list && { words, list } }),
      (error) => {
        loaded = undefined;
        console.warn(error);
        if (!isOver) setState({ failed: true });
      },
    );
    return () => {
      isOver = true;
    };
  }, [words]);
  return state;
}

/**
 * Arrows go from the field to the results and back. In the field, Enter opens the first result and Escape closes the dialog,
 * where browsers would empty the field first.
 */
function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
  const { key, currentTarget, target, nativeEvent } = event;
  if (nativeEvent.isComposing) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.indexOf(target as HTMLElement);
  if (at === 0 && (key === 'Enter' || key === 'Escape')) {
    // Otherwise the button that gets the focus back would be pressed by the same key.
    event.preventDefault();
    if (key === 'Enter') stops[1]?.click();
    else currentTarget.close();
    return;
  }
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || at < 0) return;
  event.preventDefault();
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
}

// Emotion does not know `closedby`, and leaves out what it does not know.
const Box = styled('dialog', { shouldForwardProp: () => true })({
  width: 'min(680px, 100% - 32px)',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'clamp(16px, 12vh, 120px) auto auto',
  padding: 0,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  overscrollBehavior: 'contain',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '&::backdrop': { background: 'color-mix(in srgb, var(--ink) 60%, transparent)' },
  '& > p': { margin: 0, padding: spacing(2, 2.5), color: 'var(--muted)', fontSize: size.small },
  '& > p:empty': { padding: 0 },
});

const Head = styled('div')({
  position: 'sticky',
  top: 0,
  display: 'flex',
  alignItems: 'center',
  borderBottom: '1px solid var(--line)',
  background: 'var(--bg)',
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 60,
    padding: spacing(0, 2.5),
    border: 0,
    background: 'none',
    color: 'var(--fg)',
    font: 'inherit',
    fontSize: 18,
    // It follows the corners of the window.
    '&:focus-visible': {
      outline: '2px solid var(--accent)',
      outlineOffset: -6,
      borderRadius: 'calc(var(--radius) + 2px)',
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 56,
    height: 56,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'var(--fg)',
    cursor: 'pointer',
  },
});
