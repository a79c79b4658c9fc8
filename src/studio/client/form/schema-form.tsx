import { styled } from '@mui/material/styles';
import { memo, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Json, JsonMap, Sources, StartAnswer, StudioProblem } from '../../shared/protocol.ts';
import { palette } from '../ui/palette.ts';
import { KINDS } from './kinds/registry.ts';
import { RootFields } from './root-fields.tsx';
import { kindOf } from './schema/kind-of.ts';
import { rootNode } from './schema/schema-node.ts';
import { createFocusStore } from './state/focus-store.ts';
import {
  type FieldProps,
  type Form,
  FormContext,
  SourcesContext,
  useForm,
} from './state/form-context.ts';
import { createProblemStore } from './state/problem-store.ts';
import { useFocusFallback } from './state/use-focus-fallback.ts';

export interface SchemaFormProps {
  /** By `$id`, raw as under schema/. */
  schemas: Record<string, JsonMap>;
  /** `$id`, or `$id#/definitions/X`. */
  schema: string;
  value: Json;
  /** Of `value` in its file: all pointers that are told and asked are absolute in the file. */
  pointer: string;
  sources: Sources;
  blocks: StartAnswer['blocks'];
  /** Of the whole file; each shows at its field. */
  problems: readonly StudioProblem[];
  /** Undefined takes the property or item away. */
  onChange(pointer: string, value: Json | undefined): void;
  onFix(problem: StudioProblem): void;
  /** Of an entry of the map at the pointer: another id. Resolves to whether it has it. */
  onRename(pointer: string, from: string, to: string): Promise<boolean>;
  /** Of an entry of the map at the pointer: to be taken away. */
  onRemoveEntry(pointer: string, id: string): void;
  /** An item of a list was opened. */
  onOpen?(pointer: string): void;
  /** A field to open, scroll to and focus; a new object for each request. */
  focus?: { pointer: string } | undefined;
  /** Keys of the outermost object that are edited elsewhere. */
  hidden?: readonly string[];
  /** Uploads, resolves to its path; rejects with an Error whose message is for the person. */
  addPicture(file: File): Promise<string>;
}

const Root = styled('div')(({ theme }) => ({
  fontFamily: theme.typography.fontFamily,
  fontSize: 13,
  color: palette.text.primary,
}));

/** A form made from a schema. What is typed is told at once, at its pointer in the file. */
export function SchemaForm(props: SchemaFormProps): ReactElement {
  return <FormRoot key={`${props.schema} ${props.pointer}`} {...props} />;
}

function FormRoot(props: SchemaFormProps): ReactElement {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [form] = useState(() => createForm(props, () => latest.current));
  const { problems, focus } = props;
  useLayoutEffect(() => form.problems.set(problems), [form, problems]);
  useEffect(() => form.focus.request(focus), [form, focus]);
  useFocusFallback(form);
  return (
    <FormContext value={form}>
      <SourcesContext value={props.sources}>
        <Root>
          <RootFields value={props.value} hidden={props.hidden} />
        </Root>
      </SourcesContext>
    </FormContext>
  );
}

/** All that a form's fields share; of what changes, it reads the latest. */
function createForm(first: SchemaFormProps, latest: () => SchemaFormProps): Form {
  const problems = createProblemStore();
  problems.set(first.problems);
  return {
    schemas: first.schemas,
    root: rootNode(first.schemas, first.schema),
    pointer: first.pointer,
    blocks: first.blocks,
    problems,
    focus: createFocusStore(),
    value: () => latest().value,
    sources: () => latest().sources,
    change(pointer, value) {
      latest().onChange(pointer, value);
      return value;
    },
    opened: (pointer) => latest().onOpen?.(pointer),
    removeEntry: (...entry) => latest().onRemoveEntry(...entry),
    rename: (...entry) => latest().onRename(...entry),
    fix: (problem) => latest().onFix(problem),
    addPicture: (file) => latest().addPicture(file),
    Field,
  };
}

/** Any field. It renders again when its own value does, and not with its neighbours. */
const Field = memo(function Field(props: FieldProps) {
  const { schemas } = useForm();
  const Kind = KINDS[kindOf(schemas, props.node)];
  return <Kind {...props} />;
});
