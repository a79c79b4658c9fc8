import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react';
import type { Json, Sources, StartAnswer, StudioProblem } from '../../../shared/protocol.ts';
import { isWithin } from '../schema/pointers.ts';
import type { SchemaNode, Schemas } from '../schema/schema-node.ts';
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
  /** The label is there for screen readers alone: what is around says it. */
  hideLabel?: boolean | undefined;
  /** A part that may be taken away. */
  removable?: boolean | undefined;
  /** Of a text in a list: makes several items of it; false where so many do not fit. */
  split?: ((pointer: string, texts: string[]) => boolean) | undefined;
}

/** What all fields of a form share. It stays the same object while the form does. */
export interface Form {
  schemas: Schemas;
  root: SchemaNode;
  pointer: string;
  blocks: StartAnswer['blocks'];
  problems: ProblemStore;
  focus: FocusStore;
  /** Of the whole form, as it is now; for event handlers. */
  value(): Json;
  sources(): Sources;
  /** Returns the value. */
  change(pointer: string, value: Json | undefined): Json | undefined;
  /** Gives an entry of a map another id; resolves to whether it has it. */
  rename(pointer: string, from: string, to: string): Promise<boolean>;
  /** Takes an entry of a map away; what names it is told before. */
  removeEntry(pointer: string, id: string): void;
  /** Says that an item of a list is open now. */
  opened(pointer: string): void;
  fix(problem: StudioProblem): void;
  addPicture(file: File): Promise<string>;
  /** Any field by its place; here, as fields are made of fields. */
  Field: ComponentType<FieldProps>;
}

export const FormContext = createContext<Form | undefined>(undefined);
export const SourcesContext = createContext<Sources | undefined>(undefined);

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field outside a SchemaForm.');
  return form;
}

export function useSources(): Sources {
  const sources = useContext(SourcesContext);
  if (!sources) throw new Error('A field outside a SchemaForm.');
  return sources;
}

/** Of a field and what is inside it. */
export function useProblems(pointer: string): readonly StudioProblem[] {
  const { problems } = useForm();
  const read = () => problems.within(pointer);
  return useSyncExternalStore(problems.subscribe, read, read);
}

/** What is to be focused, if it is this or in it. */
export function useFocusRequest(pointer: string): FocusRequest | undefined {
  const { focus } = useForm();
  const read = () => {
    const wanted = focus.requested();
    return wanted && isWithin(wanted.pointer, pointer) ? wanted : undefined;
  };
  return useSyncExternalStore(focus.subscribe, read, read);
}
