import { styled } from '@mui/material/styles';
import { useMessages } from '../../ui/data/site-context.ts';
import { Link } from '../../ui/link.tsx';
import { breakpoints } from '../../ui/theme/breakpoints.ts';
import { ASKING } from '../../visitor/consent/page-css.ts';
import { ShellIcon } from './shell-icon.tsx';

/** Opens a chat with the text of `site.json`. */
export function WhatsAppButton() {
  const { navigation } = useMessages();
  return (
    <Rail>
      <Anchor
        to="whatsapp:"
        aria-label={`${navigation.whatsapp} ${navigation.newTab}`}
        data-track-button={navigation.whatsapp}
      >
        <ShellIcon name="WhatsApp" />
      </Anchor>
    </Rail>
  );
}

/** Where a round button would cover the end of the text, which is at most 1200 pixels wide. */
const NARROW_MARGIN = breakpoints.down(breakpoints.values.xl + 2 * 64);

const PHONE = breakpoints.down('md');

/**
 * The area in which the button is sticky. On a phone it begins below the first screen, and the button is a
 * tab in the margin, where it covers no text.
 */
const Rail = styled('div')({
  [PHONE]: {
    position: 'absolute',
    zIndex: 9,
    top: 'min(100svh, 100% - 88px)',
    right: 0,
    bottom: 0,
    display: 'flex',
    alignItems: 'end',
    pointerEvents: 'none',
    // Hidden while a dialog, a message or a form field needs the screen.
    [`${ASKING} &, body:has(.notistack-SnackbarContainer) &, body:has(main :is(form, [data-status]) :focus) &`]:
      {
        visibility: 'hidden',
      },
  },
  '@media print': { display: 'none' },
});

const Anchor = styled(Link)({
  position: 'fixed',
  zIndex: 9,
  right: 'max(16px, env(safe-area-inset-right))',
  bottom: 'max(16px, env(safe-area-inset-bottom))',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: 24,
  border: '1px solid rgba(255,255,255,.35)',
  background: 'var(--graphite)',
  color: 'var(--paper)',
  transition: 'background-color 180ms',
  '&:hover': { background: 'var(--brand)' },
  '--icon': '20px',
  // Above the banner; by a transform, as a new position would count as a layout shift.
  [`${ASKING} &`]: { transform: 'translateY(calc(-16px - var(--ask)))' },
  [NARROW_MARGIN]: { right: 0, width: 36, borderRight: 0, borderRadius: '8px 0 0 8px' },
  [PHONE]: {
    // No wider than the margin; what a touch target needs beyond that is transparent.
    position: 'sticky',
    width: 24,
    border: 0,
    borderLeft: '4px solid transparent',
    backgroundClip: 'padding-box',
    boxShadow: 'inset 0 0 0 1px rgba(255,255,255,.35)',
    pointerEvents: 'auto',
  },
});
