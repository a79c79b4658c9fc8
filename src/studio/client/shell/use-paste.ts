import { useEffect } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';

/** Calls back with text that is pasted outside of any field. */
export function usePaste(onPaste: (text: string) => void): void {
  const latest = useLatest(onPaste);
  useEffect(() => {
    const listener = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain');
      if (!text || isEditable(event.target)) return;
      event.preventDefault();
      latest.current(text);
    };
    addEventListener('paste', listener);
    return () => removeEventListener('paste', listener);
  }, [latest]);
}

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.nodeName));
