import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../data/site-context.ts';
import type { Field } from '../../types/config.gen.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { kindOf } from '../fields/registry.ts';
import { strategyOf } from '../strategies/registry.ts';
import { hostOf, writesElsewhere } from '../submission/values.ts';
import { ErrorSummary } from './error-summary.tsx';
import { ERROR_ROOM } from './field-frame.tsx';
import { FormContextProvider } from './form-context.ts';
import { OutcomePanel } from './outcome.tsx';
import { RequiredNote } from './required-note.tsx';
import { useConfigForm } from './use-config-form.ts';

/** A form of site-config/forms/, by its id. */
export function ConfigForm({ id }: { id: string }) {
  const { context, methods, outcome, refs, submit, touch, another, clear } = useConfigForm(id);
  const { form, texts, integrations } = context;
  const { siteUrl } = useSite();
  const { pathname } = useLocation();
  const native = strategyOf(form.submit).native?.(form.submit, integrations, siteUrl + pathname);
  const { isSubmitting } = methods.formState;
  const done = outcome?.status === 'confirmed' || outcome?.status === 'ended';
  return (
    <FormProvider {...methods}>
      <FormContextProvider value={context}>
        {outcome && (
          <OutcomePanel outcome={outcome} ref={refs.panel} onAnother={another} onClear={clear} />
        )}
        <Body
          action={native?.action}
          // `dialog` outside a dialog does nothing, while `get` would put what was typed into the address.
          method={native?.method ?? 'dialog'}
          encType={native?.encType}
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
          <RequiredNote form={form} texts={texts} />
          {Object.entries(native?.inputs ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {form.fields.map((field) => (
            <Cell key={field.name} field={field} />
          ))}
          <Foot>
            {form.agreement && (
              <p>
                <RichText text={form.agreement} />
              </p>
            )}
            {!native && (
              <p data-no-js-only>
                <RichText text={texts.needsScript} />
              </p>
            )}
            {form.promise && (
              <p data-promise="">
                <RichText text={form.promise} />
              </p>
            )}
            <Button
              type="submit"
              variant="contained"
              disabled={isSubmitting}
              data-js-only={native ? undefined : ''}
            >
              {isSubmitting ? (form.busyLabel ?? form.submitLabel) : form.submitLabel}
            </Button>
          </Foot>
        </Body>
      </FormContextProvider>
    </FormProvider>
  );
}

function Cell({ field }: { field: Field }) {
  const { Control, bare } = kindOf(field);
  const control = useMemo(() => <Control field={field} />, [Control, field]);
  if (bare) return control;
  return (
    <Place
      data-width={'width' in field ? field.width : undefined}
      // Without scripts nothing joins it to the field it is sent in, or writes in.
      data-js-only={hostOf(field) || writesElsewhere(field) ? '' : undefined}
    >
      {control}
    </Place>
  );
}

const Body = styled('form')({
  '--field': 'var(--white)',
  position: 'relative',
  display: 'grid',
  gap: '16px 20px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '&[hidden]': { display: 'none' },
  // A browser that finds a field empty by itself scrolls its label clear of the header.
  '& :is(input, select, textarea)': { scrollMarginTop: 64 },
  '[data-background=ink] &': { '--field': 'transparent' },
});

const Place = styled('div')({
  gridColumn: '1 / -1',
  '&:empty, &:has(> [hidden])': { display: 'none' }, // a captcha that is not configured, or not needed yet
  minWidth: 0,
  paddingBottom: ERROR_ROOM,
  '&:has([data-invalid])': { paddingBottom: 0 },
  '@media (min-width: 600px)': { '&[data-width=half]': { gridColumn: 'auto' } },
});

const Foot = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  '& > p': { flex: '1 0 100%', color: 'var(--muted)', fontSize: '1rem', lineHeight: 1.5 },
  // Said before the button, and seen after it: beside it where both have room, else below, the button as wide as the fields.
  '& > button': { minWidth: 'min(100%, 248px)' },
  '& > [data-promise]': { flex: '999 1 300px', order: 1, '& ~ button': { flexGrow: 1 } },
  '@media (max-width: 599px)': { '& > button': { flexGrow: 1 } },
  // Busy, and its words to be read.
  '& .MuiButton-root.Mui-disabled': { background: 'var(--line)', color: 'var(--fg)' },
});
