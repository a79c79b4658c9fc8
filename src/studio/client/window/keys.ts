import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import type { CanvasKey } from '../canvas/messages.ts';
import { sectionIndex, sectionPointer } from '../outline/sections.ts';
import { nameIn, nameOnDisk } from '../store/edits.ts';
import type { FieldLocation } from '../store/history.ts';
import { useStore } from '../store/use-store.ts';
import { useNotify } from '../ui/notify.ts';
import { navigate, parseHash } from '../ui/route.ts';
import { type Commands, isHelpKeyOn, runShortcut, useShortcuts } from '../ui/shortcuts.ts';
import { focusPane, type PaneName, type Panes, paneElement } from './panes.tsx';

interface Options {
  panes: Panes;
  commands: Commands;
  file: string | undefined;
  sectionCount: number;
  onRemove(index: number): void;
  onDuplicate(index: number): void;
  onHelp(): void;
  say(text: string): void;
}

/** The keys that go from pane to pane, and those of the selected section while the canvas has the focus. */
export function useKeys(options: Options) {
  const latest = useLatest(options);
  /** The pane that Esc goes back to. */
  const origin = useRef<PaneName>('list');

  const comeFrom = useCallback((pane: PaneName) => {
    origin.current = pane;
  }, []);
  const enterFields = useCallback(
    (from: PaneName) => {
      comeFrom(from);
      latest.current.panes.focus('form');
    },
    [latest, comeFrom],
  );
  const leaveFields = useCallback(() => {
    focusSelected(latest.current.panes, origin.current);
  }, [latest]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isPopupOpen()) return;
      const act = actionOf(event, { ...latest.current, leaveFields });
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [latest, leaveFields]);

  const onCanvasKey = useCallback(
    (pressed: CanvasKey) => canvasActionOf(pressed, { ...latest.current, enterFields })?.(),
    [latest, enterFields],
  );
  return { enterFields, comeFrom, onCanvasKey };
}

/** Focuses what is selected in a pane, which may be another than what had the focus there. */
function focusSelected(panes: Panes, pane: PaneName): void {
  panes.focus(pane);
  paneElement(pane)?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
}

const isPopupOpen = () => document.querySelector('[role="dialog"], [role="menu"]') !== null;

function actionOf(
  { key, shiftKey, target }: KeyboardEvent,
  { panes, say, onHelp, leaveFields }: Options & { leaveFields(): void },
): (() => void) | undefined {
  const element = target as HTMLElement;
  if (key === 'F6') return () => cyclePanes(panes, shiftKey, say);
  if (key === '?' && isHelpKeyOn() && !isTextField(element)) return onHelp;
  const isInFields = paneElement('form')?.contains(element);
  // An open list of options is closed first.
  if (key === 'Escape' && isInFields && element.ariaExpanded !== 'true') return leaveFields;
  return undefined;
}

const isTextField = (element: HTMLElement) =>
  element.isContentEditable || element.matches('input, textarea, select');

/** Goes to the next part of the window, or the previous one, and says its name. */
function cyclePanes(panes: Panes, isBack: boolean, say: (text: string) => void): void {
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

type CanvasOptions = Options & { enterFields(from: PaneName): void };

function canvasActionOf(pressed: CanvasKey, options: CanvasOptions): (() => void) | undefined {
  const { key, shift, command } = pressed;
  const { panes, commands, say, onHelp } = options;
  if (command && key.toLowerCase() !== 'd') return () => void runShortcut(key, shift, commands);
  if (key === 'F6') return () => cyclePanes(panes, shift, say);
  if (key === '?') return isHelpKeyOn() ? onHelp : undefined;
  if (key === 'Escape') return () => focusSelected(panes, 'list');
  return sectionActionOf(command ? 'd' : key, options);
}

function sectionActionOf(key: string, options: CanvasOptions): (() => void) | undefined {
  const { file, sectionCount, enterFields, onRemove, onDuplicate } = options;
  // Not from the last render: keys may come faster.
  const section = sectionIndex(parseHash(location.hash).pointer);
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (file && step) {
    const next = section === undefined ? 0 : section + step;
    const isThere = next >= 0 && next < sectionCount;
    return isThere ? () => navigate({ target: file, pointer: sectionPointer(next) }) : undefined;
  }
  if (!file || section === undefined || section >= sectionCount) return undefined;
  const actions: Record<string, () => void> = {
    Enter: () => enterFields('page'),
    Delete: () => onRemove(section),
    d: () => onDuplicate(section),
  };
  return actions[key];
}

interface Actions {
  show(location: FieldLocation): void;
  save(): Promise<boolean>;
  say(text: string): void;
  search(): void;
}

/** Undo, redo, save and search; the first two show what they changed, and announce it. */
export function useCommands({ show, save, say, search }: Actions): Commands {
  const store = useStore();
  const notify = useNotify();
  const commands = useMemo(
    () => ({
      undo: () => {
        const step = store.undo();
        if (!step) return;
        const { before, after, location } = step;
        show({ ...location, file: nameIn(before, nameOnDisk(after, location.file)) });
        say(`Desfeito: ${step.label}.`);
        for (const path of store.unusedUploads(step))
          notify(
            `${path} continua guardada no site, sem que nada a mostre: se não vai usá-la, apague-a em Imagens.`,
          );
      },
      redo: () => {
        const step = store.redo();
        if (!step) return;
        show(step.location);
        say(`Refeito: ${step.label}.`);
      },
      save: () => void save(),
      search,
    }),
    [store, show, notify, save, say, search],
  );
  useShortcuts(commands);
  return commands;
}
