import { useCallback, useState } from 'react';
import { SearchDialog } from '../search/search-dialog.tsx';
import type { FieldLocation } from '../store/history.ts';

/** The search in all texts: what opens it, and its dialog, which begins with the words of the last time. */
export function useSearch(show: (location: FieldLocation) => void) {
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const dialog = isOpen && (
    <SearchDialog
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
  return { open, dialog };
}
