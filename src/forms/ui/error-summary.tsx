import { type Ref, useId } from 'react';
import { useFormState } from 'react-hook-form';
import { format } from '../../lib/format.ts';
import { styled } from '../../theme/styled.tsx';
import type { Field } from '../../types/config.gen.ts';
import { ItemTitle } from '../../ui/section-frame.tsx';
import type { Values } from '../types.ts';
import { fieldId, useConfigFormContext } from './form-context.ts';

/**
 * All errors together, each linked to its field and in the field's own words (GOV.UK's pattern).
 * `ref` is focused when a submission was refused for them.
 */
export function ErrorSummary({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { form, base, texts } = useConfigFormContext();
  const { errors } = useFormState<Values>();
  const titleId = useId();
  const wrong = form.fields.filter(({ name }) => errors[name]);
  if (wrong.length === 0) return null;
  const missing = wrong.filter(({ name }) => errors[name]?.type === 'required').map(labelOf);
  return (
    <Box ref={ref} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <ItemTitle>
        <span id={titleId}>{texts.summaryTitle}</span>
      </ItemTitle>
      {missing.length > 0 && <p>{format(texts.requiredFields, { fields: missing.join(', ') })}</p>}
      <ul>
        {wrong.map(({ name }) => (
          <li key={name}>
            <a href={`#${fieldId(base, name)}`} onClick={(event) => focusField(event, base, name)}>
              {String(errors[name]?.message)}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Focus, not only scrolling; and no step in the browser's history. */
function focusField(event: React.MouseEvent, base: string, name: string): void {
  event.preventDefault();
  const field = document.getElementById(fieldId(base, name));
  field?.focus({ preventScroll: true });
  field?.closest('div, fieldset')?.scrollIntoView({ block: 'center' });
}

const labelOf = (field: Field): string => ('label' in field ? field.label : field.name);

const Box = styled('div')({
  gridColumn: '1 / -1',
  padding: '20px 24px',
  border: '2px solid var(--accent)',
  borderRadius: 'var(--radius)',
  '& > p': { marginTop: 8 },
  '& ul': { display: 'grid', gap: 4, marginTop: 12 },
  '& a': { color: 'var(--accent)', fontWeight: 600 },
});
