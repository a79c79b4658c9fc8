import Button from '@mui/material/Button';
import { type ComponentType, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../data/site-context.ts';
import { styled } from '../../theme/styled.tsx';
import type { Field, Form, Integrations } from '../../types/config.gen.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { fields } from '../fields/registry.ts';
import { hostOf } from '../submission/values.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormContextProvider } from './form-context.ts';
import { OutcomePanel } from './outcome.tsx';
import { useConfigForm } from './use-config-form.ts';

/** A form of site-config/forms/, by its id. */
export function ConfigForm({ id }: { id: string }) {
  const { context, methods, outcome, refs, submit, touch, another, clear } = useConfigForm(id);
  const { form, texts, integrations } = context;
  const native = nativeAttributes(form, integrations);
  const { isSubmitting } = methods.formState;
  const done = outcome?.status === 'confirmed' || outcome?.status === 'ended';
  return (
    <FormProvider {...methods}>
      <FormContextProvider value={context}>
        {outcome && (
          <OutcomePanel outcome={outcome} ref={refs.panel} onAnother={another} onClear={clear} />
        )}
        <Body
          {...native}
          ref={refs.element}
          aria-label={form.title}
          hidden={done}
          data-no-print
          onFocus={touch}
          onPointerDown={touch}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <ErrorSummary ref={refs.summary} />
          <NativeOnly form={form} integrations={integrations} />
          {form.fields.map((field) => (
            <Cell key={field.name} field={field} />
          ))}
          <Foot>
            {form.agreement && (
              <p>
                <RichText text={form.agreement} />
              </p>
            )}
            {!native.action && (
              <p data-no-js-only>
                <RichText text={texts.needsScript} />
              </p>
            )}
            <Button
              type="submit"
              variant="contained"
              disabled={isSubmitting}
              data-js-only={native.action ? undefined : ''}
            >
              {isSubmitting ? (form.busyLabel ?? form.submitLabel) : form.submitLabel}
            </Button>
          </Foot>
        </Body>
      </FormContextProvider>
    </FormProvider>
  );
}

/**
 * How a browser without scripts submits: to the CRM, or not at all (`dialog` outside a dialog does
 * nothing, while `get` would put what was typed into the address).
 */
function nativeAttributes({ submit }: Form, { crm }: Integrations) {
  return submit.strategy === 'crm' && crm
    ? { action: crm.endpoint, method: 'post', encType: 'multipart/form-data' }
    : { method: 'dialog' };
}

/** What the strategy adds to the fields, for browsers without scripts. */
function NativeOnly({
  form: { submit },
  integrations: { crm },
}: Pick<Props, 'form' | 'integrations'>) {
  const { siteUrl } = useSite();
  const { pathname } = useLocation();
  if (submit.strategy !== 'crm' || !crm) return null;
  return (
    <>
      <input type="hidden" name="publicid" value={crm.webformId} />
      {submit.appendCurrentUrl && (
        <input type="hidden" name="current_url" value={siteUrl + pathname} />
      )}
    </>
  );
}

interface Props {
  form: Form;
  integrations: Integrations;
}

function Cell({ field }: { field: Field }) {
  // The registry's type has proved the match; TypeScript cannot follow it through the union.
  const Component = fields[field.type] as ComponentType<{ field: Field }>;
  const control = useMemo(() => <Component field={field} />, [Component, field]);
  if (field.type === 'hidden' || field.type === 'honeypot') return control;
  return (
    <Place
      data-width={'width' in field ? field.width : undefined}
      // Without scripts nothing joins it to the field it is sent in.
      data-js-only={hostOf(field) && ''}
    >
      {control}
    </Place>
  );
}

const Body = styled('form')({
  '--field': 'var(--white)',
  position: 'relative',
  display: 'grid',
  gap: '24px 20px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '&[hidden]': { display: 'none' },
  '[data-background=ink] &': { '--field': 'transparent' },
});

const Place = styled('div')({
  gridColumn: '1 / -1',
  '&:empty': { display: 'none' }, // a captcha that is not configured
  minWidth: 0,
  '@media (min-width: 600px)': { '&[data-width=half]': { gridColumn: 'auto' } },
});

const Foot = styled('div')({
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  '& > p': { color: 'var(--muted)', fontSize: '.9375rem', maxWidth: 560 },
  '& .MuiButton-root': { minWidth: 200 },
  '& .MuiButton-root.Mui-disabled': { opacity: 0.7, color: 'var(--button-text, #fff)' },
});
