import { useCallback, useState } from 'react';
import { SearchDialog } from '../search/search-dialog.tsx';
import type { FieldLocation } from '../store/history.ts';

/** The search in all texts: what opens it, also to replace some words, and its dialog, which begins with the words of the last time. */
export function useSearch(show: (location: FieldLocation) => void) {
  const [words, setWords] = useState('');
  const [by, setBy] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    setBy(undefined);
    setOpen(true);
  }, []);
  const replace = useCallback((old: string, next: string) => {
    setWords(old);
    setBy(next);
    setOpen(true);
  }, []);
  const dialog = isOpen && (
    <SearchDialog
      firstBy={by}
      words={words}
      onWords={setWords}
      onClose={() => setOpen(false)}
      onShow={({ file, pointer }) => {
        setOpen(false);
        // The dialog gives the focus back first.
        setTimeout(() => show({ file, pointer }));
      }}
    />
  );
  return { open, replace, dialog };
}
