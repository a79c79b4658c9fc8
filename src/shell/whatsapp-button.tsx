import { ASKING } from '../consent/page-css.ts';
import { useMessages } from '../data/site-context.ts';
import { styled } from '../theme/styled.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';

/** Opens a chat with the text of `site.json` already written. */
export function WhatsAppButton() {
  const { navigation } = useMessages();
  return (
    <Anchor
      to="whatsapp:"
      aria-label={`${navigation.whatsapp} ${navigation.newTab}`}
      data-track-button={navigation.whatsapp}
    >
      <Icon name="WhatsApp" />
    </Anchor>
  );
}

const Anchor = styled(Link)({
  position: 'fixed',
  zIndex: 9,
  right: 'max(16px, env(safe-area-inset-right))',
  bottom: 'max(16px, env(safe-area-inset-bottom))',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  border: '1px solid rgba(255,255,255,.35)',
  background: 'var(--graphite)',
  color: 'var(--paper)',
  transition: 'background-color 180ms',
  '&:hover': { background: 'var(--brand)' },
  '& svg': { fontSize: 28 },
  // Clear of the banner; by a transform, as a new position would count as a layout shift.
  [`${ASKING} &`]: { transform: 'translateY(calc(-16px - var(--ask)))' },
  '@media print': { display: 'none' },
});
