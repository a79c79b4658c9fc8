import { Button, Typography } from '@mui/material';
import { t } from '../../../words/reader.ts';
import { LabelledField } from '../ui/labelled-field.tsx';

interface Props {
  /** The address that the title leads to; undefined without a title. */
  path: string | undefined;
  /** Whether somebody writes it. */
  isTyped: boolean;
  label: string;
  value: string;
  help: string;
  onType(value: string): void;
}

/** The address of something new, which follows its title until somebody changes it. */
export function AddressField({ path, isTyped, label, value, help, onType }: Props) {
  if (isTyped)
    return <LabelledField {...{ label, value, help }} dir="ltr" onChange={onType} autoFocus />;
  if (path === undefined) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('studio/pages:address-will-be', { path })}{' '}
      <Button size="small" onClick={() => onType(value)}>
        {t('studio/pages:change-address')}
      </Button>
    </Typography>
  );
}
