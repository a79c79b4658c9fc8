import { type } from './typography.ts';

/** The shape of buttons, and of links that look like buttons. */
export const buttonBox = {
  ...type.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 52,
  padding: '12px 24px',
  borderRadius: 'var(--button-radius, var(--radius))',
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'background-color 180ms, border-color 180ms, color 180ms',
} as const;

/** The colours of the main button, by what it stands on (button-colors.ts). */
export const filledButton = {
  border: '1px solid var(--button-line, transparent)', // visible in forced colours
  backgroundColor: 'var(--button)',
  color: 'var(--button-text)',
  '&:hover': { backgroundColor: 'var(--button-hover)' },
} as const;
