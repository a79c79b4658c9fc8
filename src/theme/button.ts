import { type } from './typography.ts';

/** The shape that buttons and links that look like them share. */
export const buttonBox = {
  ...type.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 52,
  padding: '12px 24px',
  borderRadius: 'var(--radius)',
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'background-color 180ms, border-color 180ms, color 180ms',
} as const;
