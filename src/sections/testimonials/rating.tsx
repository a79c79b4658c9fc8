import { useMessages } from '../../data/site-context.ts';
import { format } from '../../lib/format.ts';
import { styled } from '../../theme/styled.tsx';

const MAX = 5; // schema/sections/testimonials.schema.json

/** Five small diamonds, as many filled as the mark given, and the mark in words. */
export function Rating({ rating }: { rating: number }) {
  const { testimonials } = useMessages();
  return (
    <Row>
      <svg viewBox="0 0 100 20" width="100" height="20" aria-hidden="true">
        {Array.from({ length: MAX }, (_, index) => (
          <path
            key={index}
            d={`M${index * 20 + 9} 2.5l7.5 7.5-7.5 7.5-7.5-7.5z`}
            fill={index < rating ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.4"
          />
        ))}
      </svg>
      {format(testimonials.rating, { rating, max: MAX })}
    </Row>
  );
}

const Row = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginBottom: 24,
  color: 'var(--muted)',
  fontSize: '.9375rem',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { color: 'var(--accent)' },
});
