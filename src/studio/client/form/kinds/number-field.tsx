import { decimalSign } from '../../../../words/locale.ts';
import { t } from '../../../../words/reader.ts';
import type { Json } from '../../../shared/protocol.ts';
import { defaultOf } from '../schema/schema-node.ts';
import { type FieldProps, useChange, useTyped } from '../state/form-context.ts';
import { TextInput } from '../ui/controls.tsx';
import { FieldFrame } from '../ui/field-frame.tsx';

/** A number in the reader's notation. Anything else is kept as it was typed, for the validator to report. */
export function NumberField(props: FieldProps) {
  const { node, value } = props;
  const change = useChange(props);
  const [text, setText] = useTyped(value, printNumber, (typed) =>
    change(readNumber(typed) ?? typed),
  );
  const { minimum, maximum } = node.schema;
  return (
    <FieldFrame {...props} aside={<small>{range(minimum, maximum)}</small>}>
      {(control) => (
        <TextInput
          {...control}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          placeholder={byDefault(defaultOf(node))}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

const byDefault = (value: Json | undefined) =>
  value === undefined ? undefined : t('studio/form:default', { value: printNumber(value) });

function range(least: Json | undefined, most: Json | undefined): string {
  const values = { least: printNumber(least), most: printNumber(most) };
  if (least !== undefined && most !== undefined) return t('studio/form:between', values);
  if (least !== undefined) return t('studio/form:at-least', { least: values.least });
  return most === undefined ? '' : t('studio/form:at-most', { most: values.most });
}

/** "1,5". No separators of thousands, which would be in the way of typing. */
const printNumber = (value: Json | undefined): string =>
  typeof value === 'number' ? String(value).replace('.', decimalSign()) : String(value ?? '');

/** Thousands in one country, decimals in another: the validator, which knows the site's, asks. */
const LIKE_THOUSANDS = /^-?[1-9]\d{0,2}([.,]\d{3})+$/;

function readNumber(text: string): number | undefined {
  const bare = text.trim();
  if (LIKE_THOUSANDS.test(bare) || !/^-?(\d+([.,]\d+)?|[.,]\d+)$/.test(bare)) return undefined;
  return Number(bare.replace(',', '.'));
}
