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
  /** Shows the label only to screen readers. */
  hideLabel?: boolean | undefined;
  removable?: boolean | undefined;
  /** For a text in a list: replaces it by several items. Returns false if they do not fit. */
  split?: ((pointer: string, texts: string[]) => boolean) | undefined;
}

/** What all fields share. It is the same object as long as the form exists. */
export interface Form {
  schemas: Schemas;
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
  addPicture(file: File): Promise<string>;
  /** Renders any field. It is here because fields contain fields. */
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
