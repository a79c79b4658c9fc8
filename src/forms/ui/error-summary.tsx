import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, type Ref, useId } from 'react';
import { useFormState } from 'react-hook-form';
import { commaIn } from '../../lib/comma-in.ts';
import type { Field } from '../../types/config.gen.ts';
import { useSite } from '../../ui/data/site-context.ts';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { breakpoints } from '../../ui/theme/breakpoints.ts';
import { size } from '../../ui/theme/size.ts';
import { fieldId, useConfigFormContext } from '../kit/form-context.ts';
import type { AnyField, Values } from '../kit/types.ts';

/**
 * All errors below a heading, a line each, linked to the field, which says what to do:
 * the texts are those of the form's notice for the broken rule, or the engine's.
 * `ref` is focused after an invalid submission, so that screen readers read the summary once.
 */
export function ErrorSummary({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { form, base, texts, notices } = useConfigFormContext();
  const { errors } = useFormState<Values>();
  const { language } = useSite().site;
  const [titleId, messageId] = [useId(), useId()];
  const wrong = form.fields.filter(({ name }) => errors[name]);
  if (wrong.length === 0) return null;
  const isMissing = ({ name }: Field) => errors[name]?.type === 'required';
  const missing = wrong.filter(isMissing);
  const alert = form.alerts?.find(({ rule }) =>
    wrong.some((field) => errors[field.name]?.type === rule),
  );
  const notice = notices.find(({ id }) => id === alert?.notice);
  const [before, after] = texts.requiredFields.split('{fields}');
  const link = ({ name }: Field, words: string) => (
    <FieldLink
      href={`#${fieldId(base, name)}`}
      data-short={words.length <= LINE ? '' : undefined}
      onClick={(event) => focusField(event, base, name)}
    >
      {words}
    </FieldLink>
  );
  const named = (fields: Field[]) =>
    fields.map((field, index) => (
      <Fragment key={field.name}>
        {index > 0 && (
          <>
            <Comma>{commaIn(language).trim()}</Comma>
            {'\n'}
          </>
        )}
        {link(field, labelOf(field))}
      </Fragment>
    ));
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
      aria-describedby={messageId}
    >
      <Title id={titleId}>{notice?.title ?? texts.summaryTitle}</Title>
      <Stack id={messageId} useFlexGap spacing={0.5}>
        {notice ? (
          <>
            <Typography>{notice.text}</Typography>
            <Fields>{named(wrong)}</Fields>
          </>
        ) : (
          <>
            {missing.length > 0 && (
              <Fields>
                <Before>{before}</Before>
                {named(missing)}
                {after}
              </Fields>
            )}
            {wrong.map((field) =>
              isMissing(field) ? null : (
                <Typography key={field.name}>
                  {link(field, String(errors[field.name]?.message))}
                </Typography>
              ),
            )}
          </>
        )}
      </Stack>
    </Box>
  );
}

/** Characters that fit in a line of the narrowest phone. */
const LINE = 22;

/** Focuses the field, without an entry in the browser's history. */
function focusField(event: React.MouseEvent, base: string, name: string): void {
  event.preventDefault();
  const field = document.getElementById(fieldId(base, name));
  field?.focus({ preventScroll: true });
  field?.closest('div, fieldset')?.scrollIntoView({ block: 'center' });
}

const labelOf = ({ name, label = name }: AnyField): string => label;

const Box = styled(Paper)({
  gridColumn: '1 / -1',
  padding: '10px 14px 12px',
  marginBottom: 20,
  fontSize: size.small, // leaves space for the fields on a phone
  lineHeight: 1.5,
  [breakpoints.up('sm')]: {
    padding: '14px 20px 16px',
    lineHeight: 1.6, // links that stand one below the other are 24 px high
  },
  borderColor: 'var(--error)',
  borderLeftWidth: 4,
  backgroundColor: 'var(--field)',
});

const Title = styled(ItemTitle)({ fontSize: size.text, marginBottom: 2 });

/** A sentence with a line for each field, but on phones, where it would take the screen from the fields. */
const Fields = styled(Typography)({
  lineHeight: 'inherit',
  [breakpoints.up('sm')]: { whiteSpace: 'pre-line' },
});

/** Screen readers read it everywhere; where each field has a line, nobody has to see it. */
const Comma = styled('span')({ [breakpoints.up('sm')]: { fontSize: 0 } });

const Before = styled('span')({ [breakpoints.up('sm')]: { display: 'block' } });

const FieldLink = styled('a')({
  color: 'var(--error)',
  fontWeight: 600,
  '&[data-short]': { whiteSpace: 'nowrap' }, // no line ends inside “E-mail”
});
