import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { loadChunk } from '../../lib/load-chunk.ts';
import { useSite } from '../../ui/data/site-context.ts';
import type { SiteConsent } from '../../ui/data/types.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { type ConsentActions, decide } from './consent.ts';
import { BANNER } from './page-css.ts';
import type * as Preferences from './preferences-dialog.tsx';

const ConsentContext = createContext<ConsentActions | null>(null);

/** Null if nothing needs consent. */
export const useConsent = () => useContext(ConsentContext);

/** The state that the banner, the button in the footer and the preferences share. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const { consent, messages } = useSite();
  return consent ? (
    <Provider consent={consent} failed={messages.section.failed}>
      {children}
    </Provider>
  ) : (
    children
  );
}

interface Props {
  consent: SiteConsent;
  /** What is told if the preferences cannot be loaded. */
  failed: string;
  children: ReactNode;
}

function Provider({ consent, failed, children }: Props) {
  const [opened, setOpened] = useState<typeof Preferences>();
  const [saved, setSaved] = useState(false);
  const status = useRef<HTMLSpanElement>(null);

  /** A chunk for who wants to choose. */
  const openPreferences = useCallback(async () => {
    setSaved(false);
    try {
      setOpened(await loadChunk(() => import('./preferences-dialog.tsx')));
    } catch (error) {
      console.warn(error);
      notify({ title: failed, tone: 'error' });
    }
  }, [failed]);

  // The same as long as nothing changes, or the preferences would wait until all sections are hydrated.
  const actions = useMemo(() => {
    function answer(categories: Record<string, boolean>): void {
      const inBanner = document.getElementById(BANNER)?.contains(document.activeElement);
      decide(consent.version, categories);
      // A synchronous update would discard sections that have not hydrated yet, with what was typed there.
      startTransition(() => setSaved(true));
      // The banner is removed; the focus must not be lost.
      if (inBanner) status.current?.focus({ preventScroll: true });
    }
    return {
      ...{ consent, saved, status, answer, openPreferences },
      answerAll: (allowed: boolean) =>
        answer(Object.fromEntries(consent.categories.map(({ id }) => [id, allowed]))),
    } satisfies ConsentActions;
  }, [consent, saved, openPreferences]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest('[data-preferences]')) openPreferences();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [openPreferences]);

  return (
    <ConsentContext value={actions}>
      {children}
      {opened && (
        <opened.PreferencesDialog actions={actions} onClose={() => setOpened(undefined)} />
      )}
    </ConsentContext>
  );
}
