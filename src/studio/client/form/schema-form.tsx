import { styled } from '@mui/material/styles';
import { memo, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Json, JsonMap, Sources, StartAnswer, StudioProblem } from '../../shared/protocol.ts';
import { palette } from '../ui/palette.ts';
import { KINDS } from './kinds/registry.ts';
import { RootFields } from './root-fields.tsx';
import { kindOf } from './schema/kind-of.ts';
import { rootNode } from './schema/schema-node.ts';
import { createFocusStore, type FocusRequest } from './state/focus-store.ts';
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
  /** By `$id`, composed. */
  schemas: Record<string, JsonMap>;
  /** `$id`, or `$id#/definitions/X`. */
  schema: string;
  value: Json;
  /** The pointer of `value` in its file. All pointers in callbacks and props are pointers in the file. */
  pointer: string;
  sources: Sources;
  blocks: StartAnswer['blocks'];
  /** Those of the whole file; each is shown at its field. */
  problems: readonly StudioProblem[];
  /** Undefined removes the property or item. */
  onChange(pointer: string, value: Json | undefined): void;
  onFix(problem: StudioProblem): void;
  /** Gives an entry of the map at the pointer another id. Resolves to whether that succeeded. */
  onRename(pointer: string, from: string, to: string): Promise<boolean>;
  onRemoveEntry(pointer: string, id: string): void;
  onOpen?(pointer: string): void;
  /** A field to open, scroll to and focus; a new object for each request. */
  focus?: FocusRequest | undefined;
  hidden?: readonly string[];
  /** Uploads a picture and resolves to its path. May reject with a message for the person. */
  addPicture(file: File): Promise<string>;
}

const Root = styled('div')(({ theme }) => ({
  fontFamily: theme.typography.fontFamily,
  fontSize: 13,
  color: palette.text.primary,
}));

/** A form for any schema, which reports every change at once. It needs a `key` of its schema and value. */
export function SchemaForm(props: SchemaFormProps): ReactElement {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [form] = useState(() => createForm(props, () => latest.current));
  const { problems, focus } = props;
  useLayoutEffect(() => form.problems.set(problems), [form, problems]);
  useEffect(() => form.focus.request(focus), [form, focus]);
  useFocusFallback(form.focus, props.pointer);
  return (
    <FormContext value={form}>
      <SourcesContext value={props.sources}>
        <Root>
          <RootFields value={props.value} pointer={props.pointer} hidden={props.hidden} />
        </Root>
      </SourcesContext>
    </FormContext>
  );
}

/** Creates what all fields share. Callbacks use the latest props. */
function createForm(first: SchemaFormProps, latest: () => SchemaFormProps): Form {
  const problems = createProblemStore();
  problems.set(first.problems);
  return {
    schemas: first.schemas,
    root: rootNode(first.schemas, first.schema),
    pointer: () => latest().pointer,
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

/** Renders a field of any kind. It is memoized, so that typing does not render its neighbours. */
const Field = memo(function Field(props: FieldProps) {
  const { schemas } = useForm();
  const Kind = KINDS[kindOf(schemas, props.node)];
  return <Kind {...props} />;
});
