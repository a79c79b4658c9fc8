import { styled } from '@mui/material/styles';
import { memo, Suspense } from 'react';
import { lazyComponent } from '../lib/lazy-component.tsx';
import type { Field } from '../types/config.gen.ts';
import { useFormAssets } from '../ui/data/assets-context.ts';
import { breakpoints } from '../ui/theme/breakpoints.ts';
import { buttonBox } from '../ui/theme/button.ts';
import { loadOrStay } from './load-or-stay.ts';
import type { FormProps } from './ui/config-form.tsx';

const load = async () => (await import('./ui/config-form.tsx')).ConfigForm;

const Form = lazyComponent(load, () => loadOrStay(load));

/** Shows the shape of the form until it is loaded. Memoized, as a new render would discard a prerendered form. */
export const ConfigForm = memo(function ConfigForm(props: FormProps) {
  return (
    <Suspense fallback={<FormShape {...props} />}>
      <Form {...props} />
    </Suspense>
  );
});

const UNSEEN: Field['type'][] = ['hidden', 'honeypot', 'captcha'];

/** The skeleton of a form: its labels, an empty box below each, and its button. It cannot be filled in. */
export function FormShape({ id, className }: FormProps) {
  const { form, messages: texts } = useFormAssets(id);
  return (
    <Shape inert className={className} data-no-print>
      {form.fields.map(
        (field) =>
          !UNSEEN.includes(field.type) && (
            <span
              key={field.name}
              data-kind={field.type}
              data-width={'width' in field ? field.width : undefined}
            >
              {'label' in field && field.label}
              {'label' in field && !('required' in field && field.required) && (
                <i> {texts.optional}</i>
              )}
            </span>
          ),
      )}
      <b>{form.submitLabel}</b>
    </Shape>
  );
}

/** About as tall as the form. */
const Shape = styled('div')({
  display: 'grid',
  gap: '16px 20px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  fontWeight: 600,
  lineHeight: 1.5,
  '& > span': { gridColumn: '1 / -1', paddingBottom: 24 },
  '& i': { color: 'var(--muted)', fontStyle: 'normal', fontWeight: 400 },
  '& > span::after': {
    content: '""',
    display: 'block',
    height: 52,
    marginTop: 6,
    border: '1px solid var(--muted)',
    borderRadius: 'var(--radius)',
  },
  '& > [data-kind=textarea]::after': { height: 128 },
  // In the colour of the button: grey would look disabled.
  '& > b': {
    ...buttonBox,
    gridColumn: '1 / -1',
    background: 'var(--button)',
    color: 'var(--button-text)',
  },
  [breakpoints.up('sm')]: {
    '& > [data-width=half]': { gridColumn: 'auto' },
    '& > b': { width: 'min(100%, 320px)', justifySelf: 'start' },
  },
});
