import { Button, Typography } from '@mui/material';
import { t } from '../../../words/reader.ts';
import { LabelledField } from '../ui/labelled-field.tsx';

interface Props {
  /** Says what the title leads to; undefined without a title. */
  shown: string | undefined;
  /** Of the button that lets it be written. */
  change?: string;
  /** Whether somebody writes it. */
  isTyped: boolean;
  label: string;
  value: string;
  help: string;
  onType(value: string): void;
}

/** The address or the id of something new, which follows its title until somebody changes it. */
export function AddressField({
  shown,
  change = t('studio/pages:change-address'),
  isTyped,
  label,
  value,
  help,
  onType,
}: Props) {
  if (isTyped)
    return <LabelledField {...{ label, value, help }} dir="ltr" onChange={onType} autoFocus />;
  if (shown === undefined) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {shown}{' '}
      <Button size="small" onClick={() => onType(value)}>
        {change}
      </Button>
    </Typography>
  );
}
