import { useEffect } from 'react';
import { sharedStorage } from '../../../lib/safe-storage.ts';

const APPLE = /Mac|iPhone|iPad/.test(navigator.platform);
const ctrl = APPLE ? '⌘' : 'Ctrl+';

export const SHORTCUTS = {
  undo: `${ctrl}Z`,
  redo: APPLE ? '⇧⌘Z' : 'Ctrl+Shift+Z',
  save: `${ctrl}S`,
  search: APPLE ? '⇧⌘F' : 'Ctrl+Shift+F',
  copy: `${ctrl}C`,
  paste: `${ctrl}V`,
  duplicate: `${ctrl}D`,
  remove: 'Delete',
  up: 'Alt+↑',
  down: 'Alt+↓',
};

export interface Commands {
  undo(): void;
  redo(): void;
  save(): unknown;
  search(): void;
}

/** Runs the command of a key that is pressed with Ctrl or ⌘. Returns whether there is one. */
export function runShortcut(key: string, shift: boolean, commands: Commands): boolean {
  const pressed = key.toLowerCase();
  if (pressed === 's') commands.save();
  else if (pressed === 'y' || (pressed === 'z' && shift)) commands.redo();
  else if (pressed === 'z') commands.undo();
  else if (pressed === 'f' && shift) commands.search();
  else return false;
  return true;
}

const HELP_KEY = 'studio-help-key';

/** Whether `?` opens the list of shortcuts. Who speaks to their computer may turn it off. */
export const isHelpKeyOn = (): boolean => sharedStorage.get(HELP_KEY) !== 'off';

export const setHelpKeyOn = (isOn: boolean): void =>
  void sharedStorage.set(HELP_KEY, isOn ? 'on' : 'off');

/** Captures the keys in fields too, because undo covers all fields. */
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
