import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';
import {
  FILE_TYPES,
  safeName,
  typeOf,
} from '../../../../supabase/functions/new-submission/file-types.ts';
import { fault, missing } from '../../../forms/kit/check.ts';
import { wrong } from '../../../forms/kit/control.ts';
import { FieldFrame } from '../../../forms/kit/field-frame.tsx';
import type { FieldOf, Kind, Values } from '../../../forms/kit/types.ts';
import { useControl } from '../../../forms/kit/use-control.tsx';
import { format } from '../../../lib/format-in-page.ts';

type FileField = FieldOf<'file'>;

/** What each chosen file is; null if it is nothing that the field takes. */
const types = new WeakMap<File, keyof typeof FILE_TYPES | null>();

const MEGABYTE = 1_000_000;

export const file: Kind<FileField> = {
  Control: FileControl,
  check(field, { values, texts }) {
    const files = chosen(field, values);
    if (files.length === 0) return missing(field, texts.required);
    const { label, maxFiles = 1, maxMegabytes = 5 } = field;
    const refused = files.find((one, index) => index >= maxFiles || !isAccepted(field, one));
    if (!refused) return undefined;
    const filled = { label, file: refused.name, max: maxMegabytes, count: maxFiles };
    return fault('invalid', format(field.invalidMessage, filled));
  },
  async prepare(field, values) {
    for (const one of chosen(field, values))
      if (!types.has(one)) types.set(one, (await typeOf(one, field.accept)) ?? null);
  },
  sent: () => undefined,
  files: (field, values) => chosen(field, values).map(renamed),
  repeated: (field, values) =>
    file
      .files?.(field, values)
      .map(({ name }) => name)
      .join('\n') ?? '',
  kept: 'never',
};

const chosen = ({ name }: FileField, values: Values): File[] => {
  const value = values[name];
  return typeof value === 'object' ? [...value].filter((one) => one instanceof File) : [];
};

const isAccepted = ({ maxMegabytes = 5 }: FileField, one: File): boolean =>
  one.size > 0 && one.size <= maxMegabytes * MEGABYTE && Boolean(types.get(one));

/** With a safe name, and with the type that it has. */
function renamed(one: File): File {
  const type = types.get(one);
  return type ? new File([one], safeName(one.name, type), { type: FILE_TYPES[type].mime }) : one;
}

function FileControl({ field }: { field: FileField }) {
  const { trigger } = useFormContext<Values>();
  const { id, ref, registered } = useControl(field, {
    onChange: () => void trigger(field.name),
  });
  const accepted = field.accept.map((type) => FILE_TYPES[type]);
  return (
    <FieldFrame field={field} id={id}>
      {(described) => (
        <Input
          {...registered}
          {...described}
          ref={ref}
          id={id}
          type="file"
          multiple={(field.maxFiles ?? 1) > 1}
          accept={accepted
            .flatMap(({ mime, endings }) => [mime, ...endings.map((ending) => `.${ending}`)])
            .join(',')}
        />
      )}
    </FieldFrame>
  );
}

/** The browser's own control, which says what was chosen in the visitor's language. */
const Input = styled('input')({
  width: '100%',
  minHeight: 52,
  padding: 8,
  border: '1px dashed var(--muted)',
  borderRadius: 'var(--radius)',
  background: 'var(--field)',
  color: 'var(--fg)',
  font: 'inherit',
  cursor: 'pointer',
  scrollMarginTop: 64,
  '&:hover': { borderColor: 'var(--fg)' },
  '&:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: 1 },
  '&[aria-invalid=true]': wrong,
  '&::file-selector-button': {
    minHeight: 34,
    marginRight: 12,
    padding: '4px 14px',
    border: '1px solid var(--fg)',
    borderRadius: 'var(--radius)',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
});
