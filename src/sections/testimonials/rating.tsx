import { styled } from '@mui/material/styles';
import { useMessages } from '../../data/site-context.ts';
import { format } from '../../lib/format.ts';

const MAX = 5; // schema/sections/testimonials.schema.json

/** The mark given, in words: drawn, it would be louder than what was said. */
export function Rating({ rating }: { rating: number }) {
  const { testimonials } = useMessages();
  return <Row>{format(testimonials.rating, { rating, max: MAX })}</Row>;
}

const Row = styled('p')({ marginBottom: 24, color: 'var(--muted)', fontSize: '.9375rem' });
