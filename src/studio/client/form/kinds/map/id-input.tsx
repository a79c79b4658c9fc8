import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { palette } from '../../../ui/palette.ts';
import { TextInput } from '../../ui/controls.ts';

const Root = styled('div')({
  display: 'grid',
  gap: 3,
  marginBottom: 14,
  fontSize: 13,
  '& > div': { display: 'flex', gap: 6 },
  '& > label': { fontWeight: 500 },
  '& > small': { fontSize: 12, color: palette.text.secondary },
});

interface Props extends ComponentProps<typeof TextInput> {
  label: string;
  help: string;
  onEnter(): void;
  children: ReactNode;
}

export function IdInput({ label, help, onEnter, children, ...input }: Props) {
  const id = useId();
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <div>
        <TextInput
          {...input}
          id={id}
          aria-describedby={`${id}-help`}
          onKeyDown={({ key }) => key === 'Enter' && onEnter()}
        />
        {children}
      </div>
      <small id={`${id}-help`}>{help}</small>
    </Root>
  );
}
