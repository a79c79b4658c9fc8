import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { format } from '../../../lib/format.ts';
import { useMessages } from '../../../ui/data/site-context.ts';

const MAX = 5; // src/blocks/sections/testimonials/schema.json

/** The rating as text: stars would be more prominent than the quotation. */
export function Rating({ rating }: { rating: number }) {
  const { testimonials } = useMessages();
  return (
    <Mark variant="body2" color="textSecondary">
      {format(testimonials.rating, { rating, max: MAX })}
    </Mark>
  );
}

const Mark = styled(Typography)({ marginBottom: 24, lineHeight: 'inherit' });
