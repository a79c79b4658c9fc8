import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useRecords } from '../../data/assets-context.ts';
import { useMessages } from '../../data/site-context.ts';
import type { SectionOf } from '../../data/types.ts';
import { byValue } from '../../lib/by-value.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { StackedLayout } from '../../ui/section/stacked-layout.tsx';
import { CARD_WIDTH, cycleSeconds } from './motion.ts';

/**
 * Partner cards that glide past. All CSS: it moves, pauses (pointer, keyboard, switch) and stands
 * still for reduced motion without a line of script.
 */
export function PartnerStrip({ section }: { section: SectionOf<'partner-strip'> }) {
  const partners = useRecords('partners', section.partners);
  const { strip } = useMessages();
  const pauseId = useId();
  const Track = trackOf(partners.length);
  const cards = (tabIndex?: number) =>
    partners.map(({ id, logo, name, description, to }) => {
      // A logo with a text of its own is the name written out.
      const title = logo.alt ? <Picture picture={logo} /> : name;
      return (
        <Card key={id}>
          {!logo.alt && <Picture picture={logo} />}
          <ItemTitle>
            {to ? (
              <Link to={to} tabIndex={tabIndex}>
                {title}
              </Link>
            ) : (
              title
            )}
          </ItemTitle>
          <p>{description}</p>
        </Card>
      );
    });
  return (
    <StackedLayout
      section={section}
      fullWidth={
        <>
          <Pause data-no-print>
            <input type="checkbox" id={pauseId} />
            <label htmlFor={pauseId}>{strip.pause}</label>
          </Pause>
          <Window tabIndex={0} role="group" aria-label={section.title}>
            <Track>
              <ul>{cards()}</ul>
              {/* The copy that makes the loop seamless. */}
              <ul aria-hidden="true">{cards(-1)}</ul>
            </Track>
          </Window>
        </>
      }
    />
  );
}

const Pause = styled(Container)({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  position: 'relative',
  marginBottom: 16,
  fontSize: '.9375rem',
  // A switch without a script that looks like the button it is: two bars, or the arrow to go on.
  '& input': { position: 'absolute', opacity: 0, width: 44, height: 44, margin: 0 },
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '8px 18px',
    border: '1px solid var(--muted)',
    borderRadius: 'var(--radius)',
    cursor: 'pointer',
    '&::before': { content: '""', width: 11, height: 13, borderInline: '4px solid' },
  },
  '& input:focus-visible + label': { outline: '3px solid var(--focus)', outlineOffset: 3 },
  '& input:checked + label::before': {
    borderInline: 0,
    background: 'currentColor',
    clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
  },
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
});

const Window = styled('div')({
  overflow: 'hidden',
  '&:focus-visible': { outlineOffset: -3 }, // it goes from edge to edge

  borderBlock: '1px solid var(--line)',
  // At rest, within the measured width.
  '@media (prefers-reduced-motion: reduce), print': {
    paddingInline: 'max(var(--gutter), (100% - var(--content)) / 2)',
    borderBlock: 0,
  },
  '@media print': { overflow: 'visible' }, // what is clipped is not broken between pages
});

const trackOf = byValue((cards: number) =>
  styled('div')({
    '@keyframes glide': { to: { transform: 'translateX(-50%)' } },
    display: 'flex',
    width: 'max-content',
    animation: `glide ${cycleSeconds(cards)}s linear infinite`,
    '*:hover > &, *:focus-within > &, *:has(input:checked) + * > &': {
      animationPlayState: 'paused',
    },
    // From its beginning, so that a card can be scrolled to.
    '*:has(a:focus-visible) > &': { animation: 'none' },
    '& ul': { display: 'flex' },
    // A grid, then.
    '@media (prefers-reduced-motion: reduce), print': {
      display: 'block',
      width: 'auto',
      '& ul': {
        display: 'grid',
        gap: 1,
        padding: 1,
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '@media (min-width: 1000px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
      },
      '& ul[aria-hidden]': { display: 'none' },
      '& li': {
        width: 'auto',
        paddingInline: 'clamp(12px, 2vw, 24px)',
        borderRight: 0,
        boxShadow: '0 0 0 1px var(--line)',
      },
    },
    '@media print': {
      '& ul:not([aria-hidden])': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      '& ul > li': { padding: '12px 24px 12px 0', boxShadow: 'none' },
    },
  }),
);

const Card = styled('li')({
  position: 'relative',
  width: CARD_WIDTH,
  maxWidth: '100%',
  padding: '28px 24px 32px',
  borderRight: '1px solid var(--line)',
  '& img': {
    width: 132,
    height: 44,
    objectFit: 'contain',
    objectPosition: 'left',
    marginBottom: 20,
  },
  '& h3, & h4': { fontSize: '1rem' },
  '& a': { textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 }, // all of the card
  '& a:focus-visible': {
    outline: 0,
    '&::after': { outline: '3px solid var(--focus)', outlineOffset: -3 },
  },
  '& p': { color: 'var(--muted)', fontSize: '.9375rem', lineHeight: 1.5, marginTop: 4 },
});
