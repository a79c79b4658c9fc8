import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useFormState } from 'react-hook-form';
import { RichText } from '../../ui/rich-text.tsx';
import { breakpoints } from '../../ui/theme/breakpoints.ts';
import { size } from '../../ui/theme/size.ts';
import { useConfigFormContext } from './form-context.ts';
import type { Values } from './types.ts';

interface Described {
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
  /** Read by the boot script (src/app/boot/fill-in.ts). */
  'data-prefill'?: string;
}

interface Props {
  field: {
    name: string;
    label: string;
    /** The label with its links, of a field that takes them. */
    richLabel?: string;
    help?: string;
    required?: boolean;
    /** Required by the app alone: without scripts it may be one that waits for another answer. */
    mayWait?: boolean;
    prefill?: string;
    width?: 'full' | 'half';
  };
  /** The id of the control, for its label. */
  id: string;
  /** `tall`: as tall as its cell. `group`: several controls share the label. `beside`: the label follows a checkbox. */
  layout?: keyof typeof FRAMES | 'group';
  children(described: Described): ReactNode;
}

/** Label, help and error around the control of a field. */
export function FieldFrame({ field, id, layout = 'above', children }: Props) {
  const error = useFieldError(field.name);
  const base = useId();
  const helpId = field.help && `${base}help`;
  const errorId = error && `${base}error`;
  const described = [helpId, errorId].filter(Boolean).join(' ') || undefined;
  const control = children({
    'aria-describedby': described,
    'aria-invalid': error ? true : undefined,
    required: layout === 'group' ? undefined : field.required,
    'data-prefill': field.prefill,
  });
  const [HelpLine, ErrorLine] = LINES[layout];
  const help = field.help && (
    <HelpLine id={helpId} color="textSecondary">
      <RichText text={field.help} />
    </HelpLine>
  );
  const fault = error && <ErrorLine id={errorId}>{error}</ErrorLine>;

  if (layout === 'group') {
    return (
      <Fieldset id={id} tabIndex={-1} aria-describedby={described} data-invalid={error && ''}>
        <Legend>
          <LabelText field={field} />
        </Legend>
        {help}
        {control}
        {fault}
      </Fieldset>
    );
  }
  const Frame = FRAMES[layout];
  const label = (
    <Label htmlFor={id}>
      <LabelText field={field} />
    </Label>
  );
  if (layout === 'beside')
    return (
      <Frame data-invalid={error && ''}>
        {control}
        {label}
        {help}
        {fault}
      </Frame>
    );
  // Above the control, where it is read before one types, and no keyboard or list of suggestions covers it.
  return (
    <Frame data-invalid={error && ''}>
      <Words>
        {label}
        {help}
      </Words>
      <Rest>
        {control}
        {fault}
      </Rest>
    </Frame>
  );
}

function LabelText({ field: { label, richLabel, required, mayWait } }: Pick<Props, 'field'>) {
  const { texts } = useConfigFormContext();
  return (
    <>
      {richLabel ? <RichText text={richLabel} /> : label}
      {!required && !mayWait && <Optional> {texts.optional}</Optional>}
    </>
  );
}

export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState<Values>({ name });
  const message = errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
}

/** Reserves the line of an error, so that nothing moves when it appears. */
const errorSpace = {
  paddingBottom: 'calc(4px + 1.25rem)',
  '&[data-invalid]': { paddingBottom: 0 },
};

const Above = styled('div')({ ...errorSpace, display: 'grid', gap: 6, alignContent: 'start' });

const FRAMES = {
  above: Above,
  tall: styled(Above)({
    [breakpoints.up('sm')]: { display: 'flex', flexDirection: 'column', height: '100%' },
  }),
  beside: styled(Above)({ gridTemplateColumns: '28px minmax(0, 1fr)', columnGap: 12 }),
};

/** Label and help: of fields side by side the taller ones decide where both controls are. */
const Words = styled('div')({ display: 'grid', gap: 6, alignContent: 'start' });

const Rest = styled('div')({ display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 6 });

const Fieldset = styled('fieldset')({
  ...errorSpace,
  display: 'grid',
  gap: 12,
  minWidth: 0,
  margin: 0,
  paddingTop: 0,
  paddingInline: 0,
  border: 0,
});

const Legend = styled('legend')({ padding: 0, marginBottom: 12, fontWeight: 600, lineHeight: 1.5 });

export const Label = styled('label')({ fontWeight: 600, lineHeight: 1.5 });

const Optional = styled('span')({ color: 'var(--muted)', fontWeight: 400 });

export const Help = styled(Typography)({ fontSize: size.small, lineHeight: 1.5 });

/** With a mark before the text, so that it is not recognized by colour alone. */
export const ErrorText = styled(Typography)({
  marginTop: -2,
  color: 'var(--error)',
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: '1.25rem',
  '&::before': { content: '"▲ " / ""' },
});

const secondColumn = { gridColumn: 2 };

/** Help and error by layout. */
const LINES = {
  above: [Help, ErrorText],
  tall: [Help, ErrorText],
  beside: [styled(Help)(secondColumn), styled(ErrorText)(secondColumn)],
  group: [Help, styled(ErrorText)({ marginTop: -8 })], // the same distance as for other controls
} as const;

/** Of a row, the labels share a line and so do the controls, however many lines labels and help take. */
const twoLines = {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 6,
};

/** A field's place in the grid of its form. A group of controls, as tall as it is, would keep labels beside it away from theirs. */
export const FieldCell = styled('div')({
  gridColumn: '1 / -1',
  minWidth: 0,
  [breakpoints.up('sm')]: {
    '&[data-width=half]': { gridColumn: 'auto' },
    'form:not(:has([data-width=half]>fieldset)) &[data-width=half]': {
      ...twoLines,
      '& > *': twoLines,
    },
  },
});
