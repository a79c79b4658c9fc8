import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../types/config.gen.ts';
import type { AnyField, Values } from '../kit/types.ts';
import type { isShown } from '../submission/shown-fields.ts';

export interface CellProps {
  field: Field;
  hidden?: boolean;
  /** It waits for an answer, which the boot script may fill in (src/app/boot/bring-app.ts). */
  waits?: '';
}

interface Props {
  field: Field;
  /** All of the form. */
  fields: readonly Field[];
  isShown: typeof isShown;
  Cell: ComponentType<CellProps>;
}

/**
 * The cell of a field that waits for an answer: it is not asked for until it is shown. Without scripts it is shown, and nobody
 * has to fill it in. Before the app is there, the answers are those that the form begins with.
 */
export function ConditionalCell({ field, fields, isShown, Cell }: Props) {
  const isFirst = useMemo(
    () => isShown(field, fields, firstAnswers(fields)),
    [field, fields, isShown],
  );
  const shown = useShown({ field, fields, isShown });
  const optional = useMemo(() => {
    const { required }: AnyField = field;
    const mayWait = isFirst && required;
    return Object.assign({ ...field }, { required: false, mayWait }) as Field;
  }, [field, isFirst]);
  return <Cell field={shown ? field : optional} hidden={!(shown ?? isFirst)} waits="" />;
}

const firstAnswers = (fields: readonly Field[]): Values =>
  Object.fromEntries(fields.map(({ name, chosen }: AnyField) => [name, chosen]));

/** Undefined until it is known what was answered. */
function useShown({ field, fields, isShown }: Omit<Props, 'Cell'>): boolean | undefined {
  const { getValues, subscribe, clearErrors } = useFormContext<Values>();
  const [shown, setShown] = useState<boolean>();
  useEffect(() => {
    const look = () => setShown(isShown(field, fields, getValues()));
    // Once the form around it is there: before, react-hook-form tells no answer that was given before hydration.
    queueMicrotask(look);
    return subscribe({ formState: { values: true }, callback: look });
  }, [field, fields, isShown, getValues, subscribe]);
  useEffect(() => {
    if (!shown) clearErrors(field.name);
  }, [shown, field.name, clearErrors]);
  return shown;
}
