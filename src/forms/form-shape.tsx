import { useFormAssets } from '../data/assets-context.ts';
import { styled } from '../theme/styled.tsx';
import type { Field } from '../types/config.gen.ts';

const UNSEEN: Field['type'][] = ['hidden', 'honeypot', 'captcha'];

/** What a form will look like: its labels, and an empty box under each. Nobody is to fill it in yet. */
export function FormShape({ id }: { id: string }) {
  const { form } = useFormAssets(id);
  return (
    <Shape aria-hidden="true">
      {form.fields.map(
        (field) =>
          !UNSEEN.includes(field.type) && (
            <span
              key={field.name}
              data-kind={field.type}
              data-width={'width' in field ? field.width : undefined}
            >
              {'label' in field && field.label}
            </span>
          ),
      )}
    </Shape>
  );
}

/** As high as the form, or nearly. */
const Shape = styled('div')({
  display: 'grid',
  gap: '10px 20px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  color: 'var(--muted)',
  fontWeight: 600,
  lineHeight: 1.5,
  '& > span': { gridColumn: '1 / -1', paddingBottom: 26 },
  '& > span::after, &::after': {
    content: '""',
    display: 'block',
    height: 52,
    marginTop: 6,
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
  },
  '& > [data-kind=textarea]::after': { height: 128 },
  '&::after': { width: 200, margin: 0, background: 'var(--line)' },
  '@media (min-width: 600px)': { '& > [data-width=half]': { gridColumn: 'auto' } },
});
