import { styled } from '@mui/material/styles';
import { spacing } from './theme/breakpoints.ts';

interface Props {
  /** True for an arrow to the left, before the text. */
  back?: boolean;
  className?: string;
}

/** A thin arrow after a link's text; it moves forward while the link is hovered. */
export function Arrow({ back, className }: Props) {
  const Svg = back ? Backward : Forward;
  return (
    <Svg viewBox="0 0 20 12" width="20" height="12" aria-hidden="true" className={className}>
      <path d="M0 6h18M13 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </Svg>
  );
}

const Forward = styled('svg')({
  flexShrink: 0,
  marginLeft: spacing(1.5),
  transition: 'transform 180ms var(--ease)',
  'a:hover &': { transform: 'translateX(4px)' },
});

const Backward = styled(Forward)({
  order: -1,
  margin: '0 10px 0 0',
  rotate: '180deg', // with the way that it moves
});
