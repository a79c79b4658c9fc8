import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { RichText } from './rich-text.tsx';

/** A list of short points, each marked by a small diamond, or a circle in a theme of round corners. */
export function CheckList({ items, className }: { items: string[]; className?: string }) {
  return (
    <Points disablePadding className={className}>
      {items.map((item) => (
        <Point key={item}>
          <RichText text={item} />
        </Point>
      ))}
    </Points>
  );
}

const Points = styled(List)({ display: 'grid', gap: 10 });

export const Point = styled('li')({
  position: 'relative',
  paddingLeft: 26,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 2,
    top: '.5em',
    width: 9,
    height: 9,
    border: '1.5px solid var(--muted)',
    borderRadius: 'var(--mark)',
    transform: 'rotate(45deg)',
  },
});
