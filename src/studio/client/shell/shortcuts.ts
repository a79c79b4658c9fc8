import { useEffect } from 'react';

const APPLE = /Mac|iPhone|iPad/.test(navigator.platform);
const ctrl = APPLE ? '⌘' : 'Ctrl+';

/** As they are written in a tooltip. */
export const SHORTCUTS = {
  undo: `${ctrl}Z`,
  redo: APPLE ? '⇧⌘Z' : 'Ctrl+Shift+Z',
  save: `${ctrl}S`,
  copy: `${ctrl}C`,
  paste: `${ctrl}V`,
  duplicate: `${ctrl}D`,
  remove: 'Delete',
  up: 'Alt+↑',
  down: 'Alt+↓',
};

interface Commands {
  undo(): void;
  redo(): void;
  save(): void;
}

/** What the studio does with a key that is held with Ctrl or ⌘; returns whether it was one of its own. */
export function runShortcut(key: string, shift: boolean, commands: Commands): boolean {
  const pressed = key.toLowerCase();
  if (pressed === 's') commands.save();
  else if (pressed === 'y' || (pressed === 'z' && shift)) commands.redo();
  else if (pressed === 'z') commands.undo();
  else return false;
  return true;
}

/** Undoing is the studio's in its fields too, as it goes over all of them. */
export function useShortcuts(commands: Commands): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(APPLE ? event.metaKey : event.ctrlKey) || event.altKey) return;
      if (runShortcut(event.key, event.shiftKey, commands)) event.preventDefault();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [commands]);
}
