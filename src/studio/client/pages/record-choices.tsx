import { useMemo, useState } from 'react';
import { enumerated, msg } from '../../../words/message.ts';
import { t } from '../../../words/reader.ts';
import {
  getAtPointer,
  pointerOf,
  renamedKey,
  segmentsOf,
  setAtPointer,
} from '../../shared/json-pointer.ts';
import type { Json, JsonMap, Sources } from '../../shared/protocol.ts';
import { newRecordFields, recordSchema } from '../form/new-value/new-record-value.ts';
import { notChosenIn } from '../form/new-value/not-chosen.ts';
import { keysOf, rootNode } from '../form/schema/schema-node.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import type { FocusRequest } from '../form/state/focus-store.ts';
import { labelOf } from '../form/words/labels.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { addPicture } from './add-picture.ts';

const NOTHING: ReturnType<typeof newRecordFields> = { value: {}, asked: [] };

/** What a new record of a collection says but for its title, of which some is to be chosen. */
export function useChoices(into: Sources['recordCollections'][number] | undefined) {
  const { schemas } = useStudio(({ start }) => start);
  const sources = useStudio(({ site }) => site.sources);
  const [now] = useState(Date.now);
  const fresh = useMemo(
    () => (into ? newRecordFields(schemas, sources, into, now) : NOTHING),
    [schemas, sources, into, now],
  );
  const schema = recordSchema(into?.id ?? '');
  const [chosen, setChosen] = useState<{ schema: string; value: JsonMap }>();
  /** Since somebody tried without; the field to go to. */
  const [tried, setTried] = useState<{ schema: string; focus: FocusRequest }>();
  const value = chosen?.schema === schema ? chosen.value : fresh.value;
  const left = () =>
    notChosenIn(schemas, rootNode(schemas, schema), value).filter((pointer) =>
      fresh.asked.includes(segmentsOf(pointer)[0] ?? ''),
    );
  return {
    schema,
    value,
    asked: fresh.asked,
    left: tried?.schema === schema ? left() : [],
    focus: tried?.schema === schema ? tried.focus : undefined,
    onChange: (next: JsonMap) => setChosen({ schema, value: next }),
    /** Throws where something is not chosen yet, and goes there. */
    taken(): JsonMap {
      const lacking = left();
      const [first] = lacking;
      const node = rootNode(schemas, schema);
      if (first === undefined) return inOrder(value, keysOf(node));
      setTried({ schema, focus: { pointer: first } });
      const keys = new Set(lacking.map((pointer) => segmentsOf(pointer)[0] ?? ''));
      const fields = enumerated([...keys].map((key) => labelOf(schemas, node, key)));
      throw new Error(t('studio/pages:record-not-chosen', { fields }));
    },
  };
}

/** As if all had been there from the beginning. */
const inOrder = (value: JsonMap, keys: readonly string[]): JsonMap =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => keys.indexOf(a) - keys.indexOf(b)));

type Props = Omit<ReturnType<typeof useChoices>, 'taken'>;

/** The fields of what no sample can say for a new record: its numbers, dates, choices and pictures. */
export function RecordChoices({ schema, value, asked, left, focus, onChange }: Props) {
  const store = useStore();
  const { schemas, blocks } = useStudio(({ start }) => start);
  const sources = useStudio(({ site }) => site.sources);
  if (asked.length === 0) return null;
  const set = (pointer: string, next: Json | undefined) =>
    onChange(setAtPointer(value, pointer, next) as JsonMap);
  return (
    <SchemaForm
      schemas={schemas}
      schema={schema}
      value={value}
      pointer=""
      sources={sources}
      blocks={blocks}
      problems={left.map((pointer) => ({
        severity: 'error',
        code: 'not-chosen',
        file: '',
        pointer,
        message: msg('studio/pages:record-choose'),
        fixable: false,
      }))}
      onChange={set}
      onFix={() => undefined}
      onRename={async (pointer, from, to) => {
        set(pointer, renamedKey(getAtPointer(value, pointer), from, to));
        return true;
      }}
      onRemoveEntry={(pointer, id) => set(pointer + pointerOf(id), undefined)}
      focus={focus}
      hidden={keysOf(rootNode(schemas, schema)).filter((key) => !asked.includes(key))}
      addPicture={(picture, watch) => addPicture(store, picture, watch)}
    />
  );
}
