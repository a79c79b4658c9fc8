import { styled } from '../../theme/styled.tsx';
import { Link } from '../../ui/link.tsx';
import { anchorOf } from './arrangement.ts';

/** What a long text consists of, beside it: each line leads to its heading. */
export function Contents({ headings }: { headings: string[] }) {
  return (
    <List data-no-print="">
      {headings.map((heading) => (
        <li key={heading}>
          <Link to={`#${anchorOf(heading)}`}>{heading}</Link>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'none',
  marginTop: 28,
  '& a': {
    display: 'block',
    paddingBlock: 8,
    borderTop: '1px solid var(--line)',
    textDecoration: 'none',
    color: 'var(--muted)',
  },
  '@media (min-width: 1000px)': { display: 'block' },
});
