import { styled } from '../theme/styled.tsx';
import { RichText } from './rich-text.tsx';

/** A list of short points, each marked by a small diamond. */
export function CheckList({ items, className }: { items: string[]; className?: string }) {
  return (
    <List className={className}>
      {items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: 10,
  '& > li': { position: 'relative', paddingLeft: 26 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: 2,
    top: '.5em',
    width: 9,
    height: 9,
    border: '1.5px solid var(--muted)',
    transform: 'rotate(45deg)',
  },
});
