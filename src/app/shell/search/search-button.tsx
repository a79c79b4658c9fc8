import { styled } from '@mui/material/styles';
import { type ComponentProps, type ComponentType, useRef, useState } from 'react';
import { loadChunk } from '../../../lib/load-chunk.ts';
import type { SiteSearch } from '../../../types/config.gen.ts';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { notify } from '../../../ui/toasts/notify.ts';
import type * as Dialog from './search-dialog.tsx';

type SearchDialog = ComponentType<ComponentProps<typeof Dialog.SearchDialog>>;

/** The boot script turns it into a press (src/app/boot/early-presses.ts). */
const KEY = '/';

/** Opens the search, by a press or by its key. What searches is loaded then. */
export function SearchButton({ search }: { search: SiteSearch }) {
  const [Shown, setShown] = useState<{ dialog: SearchDialog }>();
  const loading = useRef(false);
  const open = () => {
    if (loading.current) return;
    loading.current = true;
    loadChunk(() => import('./search-dialog.tsx'))
      .then(({ SearchDialog }) => setShown({ dialog: SearchDialog }))
      .catch((error) => {
        console.warn(error);
        notify({ title: search.failed, tone: 'error' });
      })
      .finally(() => {
        loading.current = false;
      });
  };
  return (
    <>
      <Button
        type="button"
        aria-label={search.label}
        aria-haspopup="dialog"
        aria-keyshortcuts={KEY}
        title={`${search.label} (${KEY})`}
        data-js-only
        data-no-print
        onClick={open}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth="1.6">
            <circle cx="10.5" cy="10.5" r="6.5" />
            <path d="m15.5 15.5 5.5 5.5" />
          </g>
        </svg>
      </Button>
      {Shown && <Shown.dialog search={search} onClose={() => setShown(undefined)} />}
    </>
  );
}

const Button = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'none',
  color: 'var(--fg)',
  cursor: 'pointer',
  '&:hover': { background: 'color-mix(in srgb, var(--fg) 9%, transparent)' },
  [theme.menu.fits]: { marginRight: spacing(-1.5) },
}));
