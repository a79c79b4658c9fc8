import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSite } from '../../ui/data/site-context.ts';
import type { SiteConsent } from '../../ui/data/types.ts';
import { type ConsentActions, decide } from './consent.ts';
import { BANNER } from './page-css.ts';
import { PreferencesDialog } from './preferences-dialog.tsx';

const ConsentContext = createContext<ConsentActions | null>(null);

/** Null if nothing needs consent. */
export const useConsent = () => useContext(ConsentContext);

/** The state that the banner, the button in the footer and the preferences share. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const { consent } = useSite();
  return consent ? <Provider consent={consent}>{children}</Provider> : children;
}

function Provider({ consent, children }: { consent: SiteConsent; children: ReactNode }) {
  const [choosing, setChoosing] = useState(false);
  const [saved, setSaved] = useState(false);
  const status = useRef<HTMLSpanElement>(null);

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
      ...{ consent, saved, status, answer },
      openPreferences() {
        setSaved(false);
        setChoosing(true);
      },
      answerAll: (allowed: boolean) =>
        answer(Object.fromEntries(consent.categories.map(({ id }) => [id, allowed]))),
    } satisfies ConsentActions;
  }, [consent, saved]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target as Element).closest('[data-preferences]')) return;
      setSaved(false);
      setChoosing(true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return (
    <ConsentContext value={actions}>
      {children}
      {choosing && <PreferencesDialog actions={actions} onClose={() => setChoosing(false)} />}
    </ConsentContext>
  );
}
