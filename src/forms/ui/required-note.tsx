import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { kindOf } from '../../blocks/fields.ts';
import { format } from '../../lib/format.ts';
import type { Field, Form, Messages } from '../../types/config.gen.ts';
import { size } from '../../ui/theme/size.ts';

const asked = (field: Field): field is Extract<Field, { required?: boolean }> =>
  'label' in field && !kindOf(field).bare;

/** Says that fields are required unless marked as optional; not for forms of a name and a password only. */
export function RequiredNote({ form, texts }: { form: Form; texts: Messages['forms'] }) {
  const fields = form.fields.filter(asked);
  if (fields.length < 3 || !fields.some(({ required }) => required)) return null;
  const { allRequired, someRequired, optional } = texts;
  const all = fields.every(({ required }) => required);
  return (
    <Note color="textSecondary">{all ? allRequired : format(someRequired, { optional })}</Note>
  );
}

const Note = styled(Typography)({ gridColumn: '1 / -1', fontSize: size.small, marginBottom: 20 });
