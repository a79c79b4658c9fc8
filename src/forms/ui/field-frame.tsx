import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useFormState } from 'react-hook-form';
import { RichText } from '../../ui/rich-text.tsx';
import type { Values } from '../types.ts';
import { useConfigFormContext } from './form-context.ts';

interface Described {
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
}

interface Props {
  field: { name: string; label: string; help?: string; required?: boolean };
  /** The id of the control, which its label names. */
  id: string;
  /** `group` where several controls share the label, `beside` where it follows a box. */
  layout?: 'above' | 'beside' | 'group';
  children(described: Described): ReactNode;
}

/** What every field has around its control: label, help, error. */
export function FieldFrame({ field, id, layout = 'above', children }: Props) {
  const { texts } = useConfigFormContext();
  const error = useFieldError(field.name);
  const own = useId();
  const helpId = field.help && `${own}help`;
  const errorId = error && `${own}error`;
  const described = [helpId, errorId].filter(Boolean).join(' ') || undefined;
  const control = children({
    'aria-describedby': described,
    'aria-invalid': error ? true : undefined,
    required: layout === 'group' ? undefined : field.required,
  });
  const label = (
    <>
      {field.label}
      {!field.required && <Optional> {texts.optional}</Optional>}
    </>
  );
  const help = field.help && (
    <Help id={helpId}>
      <RichText text={field.help} />
    </Help>
  );
  const fault = error && <ErrorText id={errorId}>{error}</ErrorText>;

  if (layout === 'group') {
    return (
      <Fieldset id={id} tabIndex={-1} aria-describedby={described} data-invalid={error && ''}>
        <legend>{label}</legend>
        {help}
        {control}
        {fault}
      </Fieldset>
    );
  }
  return (
    <Frame data-layout={layout} data-invalid={error && ''}>
      {layout === 'beside' && control}
      <Label htmlFor={id}>{label}</Label>
      {help}
      {layout === 'above' && control}
      {fault}
    </Frame>
  );
}

export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState<Values>({ name });
  const message = errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
}

const Frame = styled('div')({
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  '&[data-layout=beside]': {
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: 12,
    '& > p': { gridColumn: 2 },
  },
});

const Fieldset = styled('fieldset')({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > .MuiButton-root': { justifySelf: 'start' },
  '& > p:last-child': { marginTop: -6 }, // the error, as near as it is to other controls
  '& legend': { padding: 0, marginBottom: 12, fontWeight: 600, lineHeight: 1.5 },
});

export const Label = styled('label')({ fontWeight: 600, lineHeight: 1.5 });

const Optional = styled('span')({ color: 'var(--muted)', fontWeight: 400 });

export const Help = styled('p')({ color: 'var(--muted)', fontSize: '1rem', lineHeight: 1.5 });

/** A line of it fits between two fields: nothing moves when it comes or goes. */
export const ERROR_ROOM = 'calc(6px + 1.25rem)';

/** Not by colour alone: a mark stands before the words. */
export const ErrorText = styled('p')({
  color: 'var(--accent)',
  fontSize: '.875rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  '&::before': { content: '"▲ " / ""' },
});
