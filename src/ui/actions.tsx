import { styled } from '@mui/material/styles';
import { lazyComponent } from '../lib/lazy-component.tsx';
import type { Action } from '../types/config.gen.ts';
import { Arrow } from './arrow.tsx';
import { Link } from './link.tsx';
import { breakpoints, orOnPaper, spacing } from './theme/breakpoints.ts';
import { buttonBox, filledButton } from './theme/button.ts';

/** A row of links that look like buttons. */
export function Actions({ actions, className }: { actions?: Action[]; className?: string }) {
  if (!actions) return null;
  return (
    <Row className={className}>
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} />
      ))}
    </Row>
  );
}

interface ButtonProps {
  action: Action;
  /** False to leave the arrow out. */
  arrow?: boolean;
  className?: string;
  'aria-current'?: 'page' | 'true';
}

/**
 * A link that looks like a button; MUI's Button is for real buttons, in forms. In print only
 * links to an address that can be typed are left, and large letters.
 */
export function ActionButton({
  action: { to, label, style = 'primary' },
  arrow = style === 'primary',
  ...attributes
}: ButtonProps) {
  const Shown = LOOKS[style];
  return (
    <Shown
      to={to}
      data-track-button="" // its label is its text
      data-no-print={to.startsWith('http') ? undefined : ''}
      {...attributes}
    >
      {arrow ? [label, <ScreenArrow key="" />] : label}
    </Shown>
  );
}

/** On a phone the buttons are stacked, in the full width; elsewhere too, where they do not fit in one row. */
const Row = styled('div')({
  marginTop: 'clamp(24px, 16px + 1.6vw, 36px)',
  display: 'grid',
  gap: 12,
  overflowWrap: 'anywhere', // an address that is wider than the window
  [orOnPaper(breakpoints.up('sm'))]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start', // however tall the row is
    width: 'fit-content', // it has no space to grow into before it wraps
    maxWidth: '100%',
    '& > *': { flexGrow: 1 },
  },
  '@media print': { marginTop: spacing(2) },
});

/** A line of text. */
const onPaper = {
  '@media print': {
    display: 'block',
    minHeight: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
  },
} as const;

const ScreenArrow = styled(Arrow)({ '@media print': { display: 'none' } });

const Filled = styled(Link)({
  ...buttonBox,
  ...filledButton,
  ...onPaper,
});

const Outlined = styled(Link)({
  ...buttonBox,
  border: '1px solid currentColor',
  color: 'var(--fg)',
  '&:hover': { background: 'var(--card)' },
  ...onPaper,
});

/** A chunk that only pages with one load. */
const LargeLink = lazyComponent(async () => (await import('./large-link.tsx')).LargeLink);

const LOOKS = { primary: Filled, secondary: Outlined, large: LargeLink };
