import { styled } from '@mui/material/styles';
import {
  type ComponentType,
  memo,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { t } from '../../../words/reader.ts';
import type { Json, JsonMap, Sources, StartAnswer, StudioProblem } from '../../shared/protocol.ts';
import type { UploadWatch } from '../../shared/upload-watch.ts';
import { palette } from '../ui/elements.ts';
import { ChoiceField, ChoicesField } from './kinds/choice-field.tsx';
import { ColorField } from './kinds/color-field.tsx';
import { DateField } from './kinds/date-field.tsx';
import { IconField } from './kinds/icon-field.tsx';
import { LinkField } from './kinds/link-field.tsx';
import { ListField, TextsField } from './kinds/list-field.tsx';
import { EntryList } from './kinds/map-field.tsx';
import { MonthDayField } from './kinds/month-day-field.tsx';
import { NumberField } from './kinds/number-field.tsx';
import { ObjectFields } from './kinds/object-fields.tsx';
import { PictureField } from './kinds/picture-field.tsx';
import { FileField, RecordField } from './kinds/record-field.tsx';
import { RichTextField } from './kinds/rich-text/rich-text-field.tsx';
import { SwitchField } from './kinds/switch-field.tsx';
import { TextField } from './kinds/text-field.tsx';
import { UnionFields } from './kinds/union-field.tsx';
import { type FieldKind, fieldKind } from './schema/kind-of.ts';
import { keysOf, rootNode } from './schema/schema-node.ts';
import { createFocusStore, type FocusRequest, useFocusFallback } from './state/focus-store.ts';
import {
  type FieldProps,
  FormContext,
  type FormState,
  type NodeProps,
  SourcesContext,
  useForm,
} from './state/form-context.ts';
import { createProblemStore } from './state/problem-store.ts';
import { FieldPart } from './ui/part.tsx';
import { summaryOf } from './words/summary-of.ts';

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
  addPicture(file: File, watch: UploadWatch): Promise<string>;
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
          <Fields
            node={form.root}
            value={props.value}
            pointer={props.pointer}
            hidden={props.hidden}
          />
        </Root>
      </SourcesContext>
    </FormContext>
  );
}

/** Creates what all fields share. Callbacks use the latest props. */
function createForm(first: SchemaFormProps, latest: () => SchemaFormProps): FormState {
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
    addPicture: (file, watch) => latest().addPicture(file, watch),
    Field,
    Fields,
  };
}

/** Renders a field of any kind. It is memoized, so that typing does not render its neighbours. */
const Field = memo(function Field(props: FieldProps) {
  const { schemas } = useForm();
  const FieldKind = KINDS[fieldKind(schemas, props.node)];
  return <FieldKind {...props} />;
});

/** The fields of a value without a frame of their own, as in an item of a list. */
function Fields(props: NodeProps) {
  const { schemas } = useForm();
  const { node } = props;
  switch (fieldKind(schemas, node)) {
    case 'union':
      return <UnionFields {...props} />;
    case 'map':
      return <EntryList {...props} />;
    case 'group':
      return <ObjectFields {...props} />;
    default:
      return <Field {...props} label={node.title ?? t('studio/form:item')} required />;
  }
}

/** A group with at most so many fields is always open. */
const FEW = 4;

/** An object as a part that has a title. */
function PartField(props: FieldProps) {
  const { schemas } = useForm();
  const { node, value, pointer } = props;
  const kind = fieldKind(schemas, node);
  return (
    <FieldPart
      {...props}
      alwaysOpen={kind === 'group' && keysOf(node).length <= FEW}
      summary={kind === 'map' ? undefined : summaryOf(value)}
    >
      <Fields node={node} value={value} pointer={pointer} />
    </FieldPart>
  );
}

const KINDS: Record<FieldKind, ComponentType<FieldProps>> = {
  choice: ChoiceField,
  choices: ChoicesField,
  color: ColorField,
  date: DateField,
  file: FileField,
  fixed: () => null,
  group: PartField,
  icon: IconField,
  link: LinkField,
  list: ListField,
  map: PartField,
  'month-day': MonthDayField,
  number: NumberField,
  picture: PictureField,
  record: RecordField,
  'rich-text': RichTextField,
  switch: SwitchField,
  text: TextField,
  texts: TextsField,
  union: PartField,
};
