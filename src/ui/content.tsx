import { styled } from '@mui/material/styles';

/** The measured width every section, header and footer shares. */
export const Content = styled('div')({
  width: '100%',
  maxWidth: 'calc(var(--content) + 2 * var(--gutter))',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});
