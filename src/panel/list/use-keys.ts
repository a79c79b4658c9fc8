import { useEffect, useRef, useState } from 'react';
import { sharedStorage } from '../../lib/safe-storage.ts';
import { openerOf } from './row-parts.tsx';

interface Options {
  /** The ids of the list, in its order, and the one where the arrow keys begin. */
  ids: string[];
  active: string;
  close(): void;
  search(): void;
  select(id: string): void;
}

/** The keys of the list. None acts while one types, or over an open dialog. */
export function useListKeys(options: Options) {
  const [single, setSingle] = useState(() => sharedStorage.get('panel-keys') !== 'off');
  const [help, setHelp] = useState(false);
  const current = useRef<Acting>(null);
  current.current = { ...options, single, help: () => setHelp(true) };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (isTyping(target) || document.querySelector('dialog:modal, :popover-open')) return;
      if (current.current && act(event.key, target, current.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return {
    /** Whether the list of the keys is open. */
    help,
    setHelp(next: boolean) {
      setHelp(next);
      // A dialog gives the focus back, but for one that a key opened where nothing had it.
      const { activeElement, body } = document;
      if (!next && (activeElement === body || activeElement?.closest('dialog:not([open])')))
        document.getElementById(openerOf(current.current?.active ?? ''))?.focus();
    },
    /** Whether keys that are letters or signs act (WCAG 2.1.4); kept in this browser. */
    single,
    setSingle(next: boolean) {
      sharedStorage.set('panel-keys', next ? 'on' : 'off');
      setSingle(next);
    },
  };
}

type Acting = Options & { single: boolean; help(): void };

const isTyping = (target: Element): boolean =>
  target.matches('textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])');

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** Whether the key does something. */
function act(key: string, target: Element, options: Acting): boolean {
  const { ids, active, single, close, search, help, select } = options;
  if (key === 'Escape') close();
  else if (key.length > 1 ? !target.closest('[data-list]') : !single) return false;
  else if (key in STEPS) return step(ids, active, STEPS[key] ?? 0, target);
  else if (key === '/') search();
  else if (key === '?') help();
  else if (key === 'x' && active) select(active);
  else return false;
  return true;
}

function step(ids: string[], active: string, by: number, target: Element): boolean {
  const index = Math.max(ids.indexOf(active), 0);
  // From elsewhere the first press leads to where one was.
  const to = target.closest('[data-list]') ? index + by : index;
  const opener = document.getElementById(openerOf(ids[to] ?? ''));
  opener?.focus();
  return Boolean(opener);
}
