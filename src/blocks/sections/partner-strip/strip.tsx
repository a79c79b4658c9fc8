import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { memoize } from '../../../lib/memoize.ts';
import { useRecords } from '../../../ui/data/assets-context.ts';
import { useMessages } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { breakpoints, PHONE, spacing } from '../../../ui/theme/breakpoints.ts';
import { scrolledRow } from '../../../ui/theme/layout.ts';
import { size } from '../../../ui/theme/size.ts';

/** Width of a card in CSS pixels (specification). */
export const CARD_WIDTH = 280;

/** 2 px in 30 ms (specification), in pixels per second. */
export const SPEED = (2 / 30) * 1000;

/** Seconds of one round of `cards` cards. */
export function cycleSeconds(cards: number): number {
  return (cards * CARD_WIDTH) / SPEED;
}

/**
 * Partner cards that move past. CSS only: it moves, pauses (pointer, keyboard, switch) and stands
 * still for reduced motion without a line of script.
 */
export function Partners({ section }: { section: SectionOf<'partner-strip'> }) {
  const partners = useRecords('partners', section.partners);
  const { strip } = useMessages();
  const pauseId = useId();
  const Track = trackOf(partners.length);
  const cards = (tabIndex?: number) =>
    partners.map(({ id, logo, name, description, to }) => {
      // A logo with an `alt` shows the name itself.
      const title = logo.alt ? <Logo picture={logo} /> : name;
      return (
        <PartnerCard key={id} component="li" square>
          {!logo.alt && <Logo picture={logo} />}
          <Name>
            {to ? (
              <CardLink to={to} tabIndex={tabIndex}>
                {title}
              </CardLink>
            ) : (
              title
            )}
          </Name>
          <Description variant="body2" color="textSecondary">
            {description}
          </Description>
        </PartnerCard>
      );
    });
  return (
    <StackedLayout
      section={section}
      fullWidth={
        <>
          <PauseRow data-no-print>
            <PauseSwitch type="checkbox" id={pauseId} />
            <PauseLabel htmlFor={pauseId}>{strip.pause}</PauseLabel>
          </PauseRow>
          <Window tabIndex={0} role="group" aria-label={section.title}>
            <Track>
              <Strip>{cards()}</Strip>
              {/* The copy that makes the loop seamless. */}
              <Copy aria-hidden="true">{cards(-1)}</Copy>
            </Track>
          </Window>
        </>
      }
    />
  );
}

const PauseRow = styled(Container)({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  position: 'relative',
  marginBottom: spacing(2),
  fontSize: size.small,
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
});

/** Pause and play: a checkbox that looks like a button and needs no script. */
const PauseSwitch = styled('input')({
  position: 'absolute',
  opacity: 0,
  width: 44,
  height: 44,
  margin: 0,
});

const PauseLabel = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(1.5),
  minHeight: 44,
  padding: '8px 18px',
  border: '1px solid var(--muted)',
  borderRadius: 'var(--radius)',
  cursor: 'pointer',
  '&::before': { content: '""', width: 11, height: 13, borderInline: '4px solid' },
  'input:focus-visible + &': { outline: '3px solid var(--focus)', outlineOffset: 3 },
  'input:checked + &::before': {
    borderInline: 0,
    background: 'currentColor',
    clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
  },
});

const AT_REST = '@media (prefers-reduced-motion: reduce), print';
/** A row that the visitor moves. */
const BY_HAND = `${PHONE} and (prefers-reduced-motion: reduce)`;

const Window = styled('div')({
  overflow: 'hidden',
  '&:focus-visible': { outlineOffset: -3 }, // outside it would be cut off at the window's edges

  borderBlock: '1px solid var(--line)',
  // Within the content width.
  [AT_REST]: {
    paddingInline: 'max(var(--gutter), (100% - var(--content)) / 2)',
    borderBlock: 0,
  },
  [BY_HAND]: scrolledRow,
  '@media print': { overflow: 'visible' }, // clipped content does not break between pages
});

const trackOf = memoize((cards: number) =>
  styled('div')({
    '@keyframes glide': { to: { transform: 'translateX(-50%)' } },
    display: 'flex',
    width: 'max-content',
    animation: `glide ${cycleSeconds(cards)}s linear infinite`,
    '*:hover > &, *:focus-within > &, *:has(input:checked) + * > &': {
      animationPlayState: 'paused',
    },
    // The animation is at its start, so that a focused card can be scrolled to.
    '*:has(a:focus-visible) > &': { animation: 'none' },
    [AT_REST]: { display: 'block', width: 'auto' },
    [BY_HAND]: { width: 'max-content' },
  }),
);

/** A row; a grid if it does not move. */
const Strip = styled('ul')({
  display: 'flex',
  [AT_REST]: {
    display: 'grid',
    gap: 1,
    padding: 1,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
  [BY_HAND]: { display: 'flex' },
  '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const Copy = styled('ul')({ display: 'flex', [AT_REST]: { display: 'none' } });

const PartnerCard = styled(Card)({
  position: 'relative',
  width: CARD_WIDTH,
  maxWidth: '100%',
  padding: spacing(3.5, 3, 4),
  border: 0,
  borderRight: '1px solid var(--line)',
  background: 'none',
  overflow: 'visible',
  [AT_REST]: {
    width: 'auto',
    paddingInline: 'clamp(12px, 2vw, 24px)',
    borderRight: 0,
    boxShadow: '0 0 0 1px var(--line)',
  },
  [BY_HAND]: { width: CARD_WIDTH, scrollSnapAlign: 'start' },
  '@media print': { padding: spacing(1.5, 3, 1.5, 0), boxShadow: 'none' },
}) as typeof Card;

const Logo = styled(Picture)({
  width: 132,
  height: 44,
  objectFit: 'contain',
  objectPosition: 'left',
  marginBottom: spacing(2.5),
});

const Name = styled(ItemTitle)({ fontSize: size.text });

/** All of the card. */
const CardLink = styled(Link)({
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': {
    outline: 0,
    '&::after': { outline: '3px solid var(--focus)', outlineOffset: -3 },
  },
});

const Description = styled(Typography)({ marginTop: spacing(0.5) });
