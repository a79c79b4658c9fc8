import { useEffect, useMemo } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import { t } from '../../../words/reader.ts';
import type { CanvasKey } from '../canvas/messages.ts';
import { pageEditing } from '../outline/page-editing.ts';
import { sectionIndex, sectionPointer, sectionsOf } from '../outline/sections.ts';
import { nameIn, nameOnDisk } from '../store/edits.ts';
import type { FieldLocation } from '../store/history.ts';
import type { StudioStore } from '../store/store.ts';
import { useStore } from '../store/use-store.ts';
import { notify, say } from '../ui/notify.tsx';
import { navigate, parseHash } from '../ui/route.ts';
import { type Commands, isHelpKeyOn, runShortcut, useShortcuts } from '../ui/shortcuts.ts';
import { focusPane, type PaneName, type Panes, paneElement } from './panes.tsx';

interface Actions {
  show(location: FieldLocation): void;
  save(): Promise<boolean>;
  search(): void;
}

/** Undo, redo, save and search; the first two show what they changed, and announce it. */
export function useCommands(actions: Actions): Commands {
  const store = useStore();
  const latest = useLatest(actions);
  const commands = useMemo(
    () => ({
      undo() {
        const step = store.undo();
        if (!step) return;
        const { before, after, location } = step;
        latest.current.show({
          ...location,
          file: nameIn(before, nameOnDisk(after, location.file)),
        });
        say(t('studio/window:undone', { step: step.label }));
        for (const path of store.unusedUploads(step))
          notify(t('studio/window:unused-upload', { path }));
      },
      redo() {
        const step = store.redo();
        if (!step) return;
        latest.current.show(step.location);
        say(t('studio/window:redone', { step: step.label }));
      },
      save: () => latest.current.save(),
      search: () => latest.current.search(),
    }),
    [store, latest],
  );
  useShortcuts(commands);
  return commands;
}

interface Options {
  panes: Panes;
  commands: Commands;
  /** The page of the canvas. */
  file: string | undefined;
  onHelp(): void;
}

type Action = (() => void) | undefined;

/** Listens to the keys of the window; returns what those that are pressed in the canvas do. */
export function useStudioKeys(options: Options) {
  const store = useStore();
  const latest = useLatest(options);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isPopupOpen()) return;
      const act = actionOf(event, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [latest]);
  return (pressed: CanvasKey) => canvasActionOf(pressed, options, store)?.();
}

const isPopupOpen = () => document.querySelector('[role="dialog"], [role="menu"]') !== null;

function actionOf({ key, shiftKey, target }: KeyboardEvent, { panes, onHelp }: Options): Action {
  const element = target as HTMLElement;
  if (key === 'F6') return () => cyclePanes(panes, shiftKey);
  if (key === '?' && isHelpKeyOn() && !isTextField(element)) return onHelp;
  const isInFields = paneElement('form')?.contains(element);
  // An open list of options is closed first.
  if (key === 'Escape' && isInFields && element.ariaExpanded !== 'true') return panes.leaveFields;
  return undefined;
}

const isTextField = (element: HTMLElement) =>
  element.isContentEditable || element.matches('input, textarea, select');

/** Goes to the next part of the window, or the previous one, and says its name. */
function cyclePanes(panes: Panes, isBack: boolean): void {
  const parts: (PaneName | 'top')[] = ['top', 'list', 'page', 'form'];
  const index = parts.findIndex((part) => partElement(part)?.contains(document.activeElement));
  const from = index < 0 && isBack ? 0 : index;
  const next = parts[(from + (isBack ? parts.length - 1 : 1)) % parts.length] ?? 'top';
  if (next === 'top') focusPane(partElement('top'));
  else panes.focus(next);
  say(partElement(next)?.ariaLabel ?? '');
}

const partElement = (part: PaneName | 'top'): HTMLElement | null =>
  part === 'top' ? document.querySelector('[data-top]') : paneElement(part);

function canvasActionOf(
  { key, shift, command }: CanvasKey,
  { panes, commands, file, onHelp }: Options,
  store: StudioStore,
): Action {
  if (command && key.toLowerCase() !== 'd') return () => void runShortcut(key, shift, commands);
  if (key === 'F6') return () => cyclePanes(panes, shift);
  if (key === '?') return isHelpKeyOn() ? onHelp : undefined;
  if (key === 'Escape') return () => panes.focusSelected('list');
  return file ? sectionActionOf(command ? 'd' : key, { panes, file, store }) : undefined;
}

function sectionActionOf(
  key: string,
  { panes, file, store }: { panes: Panes; file: string; store: StudioStore },
): Action {
  // Not from the last render: keys may come faster.
  const section = sectionIndex(parseHash(location.hash).pointer);
  const count = sectionsOf(store.value(file)).length;
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step) {
    const next = section === undefined ? 0 : section + step;
    const isThere = next >= 0 && next < count;
    return isThere ? () => navigate({ target: file, pointer: sectionPointer(next) }) : undefined;
  }
  if (section === undefined || section >= count) return undefined;
  const actions: Record<string, () => void> = {
    Enter: () => panes.enterFields('page'),
    Delete: () => pageEditing(store, file).remove(section),
    d: () => pageEditing(store, file).duplicate(section),
  };
  return actions[key];
}
