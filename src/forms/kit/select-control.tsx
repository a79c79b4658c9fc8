import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import type { SVGProps } from 'react';
import { TextControl } from './control.ts';

/** MUI's native select, which works before hydration and on phones. */
export function SelectControl(props: NativeSelectProps) {
  return (
    <Native
      {...props}
      variant="standard"
      IconComponent={Chevron}
      input={<TextControl disableInjectingGlobalStyles />}
    />
  );
}

function Chevron({ className }: SVGProps<SVGSVGElement>) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

const Native = styled(NativeSelect)({
  '& .MuiNativeSelect-icon': {
    position: 'absolute',
    right: 14,
    top: 'calc(50% - 12px)',
    width: 24,
    height: 24,
    pointerEvents: 'none',
  },
  // By both of its classes, or MUI's own space for the arrow wins, which is less.
  '& select.MuiInputBase-input.MuiNativeSelect-select': {
    paddingRight: 44,
    textOverflow: 'ellipsis',
    borderRadius: 'inherit',
    background: 'none',
    cursor: 'pointer',
    '&:focus': { background: 'none' },
  },
  '& option': { color: '#000', background: '#fff' },
});
