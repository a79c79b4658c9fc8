import {
  type ComponentType,
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { isSample } from '../../../../content/read/words/sample-text.ts';
import { isWithin } from '../../../shared/json-pointer.ts';
import type { Json, Sources, StartAnswer, StudioProblem } from '../../../shared/protocol.ts';
import type { UploadWatch } from '../../../shared/upload-watch.ts';
import { FOCUSABLE } from '../../ui/focus.ts';
import type { SchemaFiles, SchemaNode } from '../schema/schema-node.ts';
import type { FocusRequest, FocusStore } from './focus-store.ts';
import type { ProblemStore } from './problem-store.ts';

/** A value of the form, its schema and its place in the file. */
export interface NodeProps {
  node: SchemaNode;
  value: Json | undefined;
  pointer: string;
  /** Properties that are edited elsewhere. */
  hidden?: readonly string[] | undefined;
}

export interface FieldProps extends Omit<NodeProps, 'hidden'> {
  label: string;
  required: boolean;
  /** Shows the label only to screen readers. */
  hideLabel?: boolean | undefined;
  removable?: boolean | undefined;
  /** For a text in a list: replaces it by several items. Returns false if they do not fit. */
  split?: ((pointer: string, texts: string[]) => boolean) | undefined;
}

/** What all fields share. It is the same object as long as the form exists. */
export interface FormState {
  schemas: SchemaFiles;
  root: SchemaNode;
  /** The pointer of the root in its file, for event handlers: a section may be moved. */
  pointer(): string;
  blocks: StartAnswer['blocks'];
  problems: ProblemStore;
  focus: FocusStore;
  /** The current value of the root, for event handlers. */
  value(): Json;
  sources(): Sources;
  change(pointer: string, value: Json | undefined): Json | undefined;
  rename(pointer: string, from: string, to: string): Promise<boolean>;
  /** Removes an entry of a map, after asking if other files refer to it. */
  removeEntry(pointer: string, id: string): void;
  opened(pointer: string): void;
  fix(problem: StudioProblem): void;
  addPicture(file: File, watch: UploadWatch): Promise<string>;
  /** Renders any field, and the fields of any value. They are here because fields contain fields. */
  Field: ComponentType<FieldProps>;
  Fields: ComponentType<NodeProps>;
}

export const FormContext = createContext<FormState | undefined>(undefined);
export const SourcesContext = createContext<Sources | undefined>(undefined);

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field outside a SchemaForm.');
  return form;
}

export function useSources(): Sources {
  const sources = useContext(SourcesContext);
  if (!sources) throw new Error('A field outside a SchemaForm.');
  return sources;
}

export function useProblems(pointer: string): readonly StudioProblem[] {
  const { problems } = useForm();
  const read = () => problems.within(pointer);
  return useSyncExternalStore(problems.subscribe, read, read);
}

/** The pending focus request, if it concerns this field or one inside it. */
export function useFocusRequest(pointer: string): FocusRequest | undefined {
  const { focus } = useForm();
  const read = () => {
    const request = focus.requested();
    return request && isWithin(request.pointer, pointer) ? request : undefined;
  };
  return useSyncExternalStore(focus.subscribe, read, read);
}

/** Sets a field's value and returns it. An optional field that is emptied is removed from the file. */
export function useChange({ pointer, required }: FieldProps) {
  const { change } = useForm();
  return (next: Json): Json | undefined =>
    change(pointer, next === '' && !required ? undefined : next);
}

/**
 * The text of a field as it was typed, as long as the form's value is the one that it stands for: "3,0" stands for 3.
 * Any other value, such as that of an undo, is shown as it is read. `send` returns the value that it sets.
 */
export function useTyped<Draft>(
  value: Json | undefined,
  read: (value: Json | undefined) => Draft,
  send: (draft: Draft) => Json | undefined,
): [Draft, (draft: Draft) => void] {
  const [typed, setTyped] = useState<{ draft: Draft; value: Json | undefined }>();
  const isCurrent = typed !== undefined && typed.value === value;
  // Should its value come back, nobody typed it that time.
  if (typed && !isCurrent) setTyped(undefined);
  const type = (draft: Draft) => setTyped({ draft, value: send(draft) });
  return [isCurrent ? typed.draft : read(value), type];
}

/** Scrolls to a field and focuses it when that is requested. With `exact`, requests for fields inside are ignored. */
export function useFocusOnRequest(
  element: RefObject<HTMLElement | null>,
  pointer: string,
  exact = false,
): void {
  const { focus } = useForm();
  const request = useFocusRequest(pointer);
  const mine = request && (!exact || request.pointer === pointer) ? request : undefined;
  useEffect(() => {
    const target = mine && element.current;
    if (!target) return;
    target.scrollIntoView({ block: 'center' });
    if (mine.isTyped) return focus.done(mine);
    const controls = [...target.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const control = firstOf(controls) ?? target;
    control.focus({ preventScroll: true });
    select(control);
    focus.done(mine);
  }, [mine, element, focus]);
}

/**
 * What is to be written, in a new item: its first sample. Else, the type of a new item has just been chosen, and its text
 * comes before the name that programs know it by.
 */
function firstOf(controls: readonly HTMLElement[]): HTMLElement | undefined {
  const sample = controls.find((control) => isSample(textOf(control)));
  if (sample) return sample;
  const first = controls.find(({ dataset }) => !('isType' in dataset)) ?? controls[0];
  const isText = (control: HTMLElement) =>
    !('isCode' in control.dataset) && control.matches('input, textarea, [contenteditable]');
  return first && 'isCode' in first.dataset ? (controls.find(isText) ?? first) : first;
}

const isPlain = (control: HTMLElement) =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

function textOf(control: HTMLElement): string | undefined {
  if (isPlain(control)) return control.value;
  return control.isContentEditable ? control.textContent : undefined;
}

/** Selects the text, so that typing replaces it. */
function select(control: HTMLElement): void {
  if (isPlain(control)) control.select();
  else if (control.isContentEditable) getSelection()?.selectAllChildren(control);
}
