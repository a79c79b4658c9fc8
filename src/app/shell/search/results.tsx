import { styled } from '@mui/material/styles';
import { Link } from '../../../ui/link.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';
import type { Found } from './find.ts';
import { Marked } from './marked.tsx';

export function Results({ found }: { found: Found[] }) {
  return (
    <List>
      {found.map(({ to, title, heading, words, excerpt }) => (
        <li key={`${to} ${heading}`}>
          <Link to={to}>
            <strong>
              <Marked text={title} words={words} />
            </strong>
            {heading && (
              <span>
                <Marked text={heading} words={words} />
              </span>
            )}
            {excerpt && (
              <small>
                <Marked text={excerpt} words={words} />
              </small>
            )}
          </Link>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li + li': { borderTop: '1px solid var(--line)' },
  '& a': {
    display: 'grid',
    gap: 2,
    padding: spacing(1.5, 2.5),
    color: 'var(--fg)',
    textDecoration: 'none',
    '&:hover, &:focus-visible': { background: 'color-mix(in srgb, var(--fg) 6%, transparent)' },
    '&:focus-visible': { outline: '2px solid var(--focus, var(--accent))', outlineOffset: -3 },
  },
  '& span': { fontSize: size.small, fontWeight: 500 },
  '& small': { color: 'var(--muted)', fontSize: size.small },
});
