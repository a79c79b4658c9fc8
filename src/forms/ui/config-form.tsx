import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { use, useMemo, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { hasLazyKinds, kindOf, loadKinds } from '../../blocks/fields.ts';
import { strategyOf } from '../../blocks/strategies.ts';
import { format } from '../../lib/format-in-page.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import type { Field, Form, Messages } from '../../types/config.gen.ts';
import { useFormAssets } from '../../ui/data/assets-context.ts';
import { useSite } from '../../ui/data/site-context.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { breakpoints } from '../../ui/theme/breakpoints.ts';
import { size } from '../../ui/theme/size.ts';
import { FieldCell } from '../kit/field-frame.tsx';
import { FormContextProvider, useConfigFormContext } from '../kit/form-context.ts';
import type { AnyField } from '../kit/types.ts';
import { loadOrStay } from '../load-or-stay.ts';
import { isBusy } from '../submission/machine.ts';
import { hostOf, writesElsewhere } from '../submission/sent-values.ts';
import { conditionOf, isShown } from '../submission/shown-fields.ts';
import type { CellProps } from './conditional-cell.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { OutcomePanel } from './outcome.tsx';
import { useFormMachine } from './use-form-machine.ts';

/** Through this chunk, which has the code of the fields: imported from elsewhere, that would be split off for it. */
export const sendWaiting = async (): Promise<void> =>
  (await import('../submission/sending-code.ts')).sendWaiting();

export interface FormProps {
  id: string;
  /** Of the form, for another arrangement of its parts. */
  className?: string;
  /** It is sent once: what became of it offers no further one, unless the form says how. */
  once?: true;
}

/** A form of site-config/forms/, by its id. */
export function ConfigForm(props: FormProps) {
  useKinds(useFormAssets(props.id).form);
  return <FormOfKinds {...props} />;
}

const loading = new WeakMap<Form, Promise<void>>();

/** Suspends until the kinds of fields are loaded that are chunks of their own. */
function useKinds(form: Form): void {
  if (import.meta.env.SSR || !hasLazyKinds(form)) return;
  const before = loading.get(form);
  const started = before ?? loadOrStay(() => loadKinds(form));
  if (!before) loading.set(form, started);
  use(started);
}

function FormOfKinds({ id, className, once }: FormProps) {
  const { context, methods, state, refs, submit, repeat, touch, another, clear } =
    useFormMachine(id);
  const { form, texts, integrations } = context;
  const { siteUrl } = useSite();
  const { pathname } = useLocation();
  const native = strategyOf(form.submit).native?.(form.submit, integrations, {
    pageUrl: siteUrl + pathname,
    hasFiles: form.fields.some((field) => kindOf(field).files),
  });
  const isSubmitting = isBusy(state);
  const advance = useRef(() => false);
  const done = state.name === 'confirmed' || state.name === 'ended';
  const foot = (
    <Foot>
      {form.agreement && (
        <FootLine color="textSecondary">
          <RichText text={form.agreement} />
        </FootLine>
      )}
      {!native && (
        <FootLine color="textSecondary" data-no-js-only>
          <RichText text={texts.needsScript} />
        </FootLine>
      )}
      {form.promise && (
        <Promised color="textSecondary" data-promise="">
          <RichText text={form.promise} />
        </Promised>
      )}
      <SubmitButton
        type="submit"
        variant="contained"
        disabled={isSubmitting}
        data-js-only={native ? undefined : ''}
      >
        {isSubmitting ? (form.busyLabel ?? form.submitLabel) : form.submitLabel}
      </SubmitButton>
    </Foot>
  );
  return (
    <FormProvider {...methods}>
      <FormContextProvider value={context}>
        <OutcomePanel
          state={state}
          once={once}
          ref={refs.outcome}
          onAnother={another}
          onRepeat={() => void repeat()}
          onClear={clear}
        />
        <Body
          action={native?.action}
          // `dialog` outside a dialog does nothing; `get` would put the values into the address.
          method={native?.method ?? 'dialog'}
          encType={native?.encType}
          ref={refs.form}
          aria-label={form.title}
          hidden={done}
          className={className}
          data-no-print
          onFocus={touch}
          onPointerDown={touch}
          onSubmit={(event) => {
            event.preventDefault();
            if (!advance.current()) void submit();
          }}
        >
          <ErrorSummary ref={refs.errors} />
          <RequiredNote form={form} texts={texts} />
          {Object.entries(native?.inputs ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {form.steps ? (
            // Anew after it was sent: another begins with the first step.
            <Steps key={String(done)} steps={form.steps} {...{ Cell, foot, advance }} />
          ) : (
            <>
              {form.fields.map((field) => (
                <Cell key={field.name} field={field} />
              ))}
              {foot}
            </>
          )}
        </Body>
      </FormContextProvider>
    </FormProvider>
  );
}

const Steps = lazyComponent(async () => (await import('./form-steps.tsx')).FormSteps);

const asked = (field: Field): field is Extract<Field, { required?: boolean }> =>
  'label' in field && !kindOf(field).bare;

/** Says that fields are required unless marked as optional; not for forms of a name and a password only. */
function RequiredNote({ form, texts }: { form: Form; texts: Messages['forms'] }) {
  const fields = form.fields.filter(asked);
  if (fields.length < 3 || !fields.some(({ required }) => required)) return null;
  const { allRequired, someRequired, optional } = texts;
  const all = fields.every(({ required }) => required);
  return (
    <Note color="textSecondary">{all ? allRequired : format(someRequired, { optional })}</Note>
  );
}

const Note = styled(Typography)({ gridColumn: '1 / -1', fontSize: size.small, marginBottom: 20 });

function Cell({ field }: { field: Field }) {
  const { fields } = useConfigFormContext().form;
  return conditionOf(field) ? (
    <ConditionalCell {...{ field, fields, isShown, Cell: ShownCell }} />
  ) : (
    <ShownCell field={field} />
  );
}

/** It is given what it needs: what it shared with this chunk would be split off. */
const ConditionalCell = lazyComponent(
  async () => (await import('./conditional-cell.tsx')).ConditionalCell,
);

function ShownCell({ field, waits, hidden }: CellProps) {
  const { Control, bare } = kindOf(field);
  const control = useMemo(() => <Control field={field} />, [Control, field]);
  const { width }: AnyField = field;
  if (bare) return control;
  return (
    <FieldCell
      data-width={width}
      // Without scripts it cannot be written into the field with which it is sent.
      data-js-only={hostOf(field) || writesElsewhere(field) ? '' : undefined}
      data-no-js-only={hidden ? '' : undefined}
      data-waits={waits}
    >
      {control}
    </FieldCell>
  );
}

const Body = styled('form')({
  '--field': 'var(--white)',
  position: 'relative',
  display: 'grid',
  gap: '16px 20px', // each field keeps the line of its error free below it, which is closer to the field
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '&[hidden]': { display: 'none' },
  '[data-background=ink] &': { '--field': 'transparent' },
  // Where a page begins with a form, the question about cookies stands at the other side.
  'html:has(main>section:first-of-type &)': { '--aside': '16px auto' },
});

const Foot = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
});

const FootLine = styled(Typography)({ flex: '1 0 100%', fontSize: size.small, lineHeight: 1.5 });

/** Before the button in the reading order; visually beside it, or below if there is less space. */
const Promised = styled(FootLine)({ flex: '999 1 300px', order: 1 });

const SubmitButton = styled(Button)({
  width: 'min(100%, 320px)',
  [breakpoints.down('sm')]: { width: '100%' },
  // The label "sending" has to be readable.
  '&.Mui-disabled': { background: 'var(--line)', color: 'var(--fg)' },
});
