import { Box, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import { Caption } from './elements.ts';

interface Props {
  label: string;
  help?: string;
  value: string;
  onChange(value: string): void;
  options?: readonly { id: string; title: string }[];
  autoFocus?: boolean;
  /** A text may run the other way than the studio's words; an address or a file's name never does. */
  dir?: 'auto' | 'ltr';
}

export function LabelledField({
  label,
  help,
  value,
  onChange,
  options,
  autoFocus = false,
  dir = 'auto',
}: Props) {
  const id = useId();
  return (
    <Box>
      <Typography
        component="label"
        htmlFor={id}
        variant="body2"
        sx={{ fontWeight: 600, display: 'block', marginBottom: 1 }}
      >
        {label}
      </Typography>
      <TextField
        id={id}
        fullWidth
        autoFocus={autoFocus}
        value={value}
        select={options !== undefined}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          htmlInput: { 'aria-describedby': help && `${id}-help`, autoComplete: 'off', id, dir },
          select: { native: true },
        }}
      >
        {options?.map((option) => (
          <option key={option.id} value={option.id}>
            {option.title}
          </option>
        ))}
      </TextField>
      {help && (
        <Caption id={`${id}-help`} sx={{ marginTop: 1 }}>
          {help}
        </Caption>
      )}
    </Box>
  );
}

interface SearchProps {
  label: string;
  placeholder: string;
  query: string;
  onQuery(query: string): void;
  autoFocus?: boolean;
}

/** A field that filters a list. Its label is for screen readers. */
export const SearchField = ({
  label,
  placeholder,
  query,
  onQuery,
  autoFocus = false,
}: SearchProps) => (
  <TextField
    fullWidth
    type="search"
    // In a dialog, the content would cut its border.
    sx={{ marginTop: '2px' }}
    autoFocus={autoFocus}
    placeholder={placeholder}
    value={query}
    onChange={({ target }) => onQuery(target.value)}
    slotProps={{ htmlInput: { 'aria-label': label, dir: 'auto' } }}
  />
);
