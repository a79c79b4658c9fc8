import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { Point } from './point.tsx';
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
