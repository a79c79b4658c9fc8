import { TextLink } from '../engine/text-link.tsx';
import { styled } from '../theme/styled.tsx';
import type { NavigationLink } from '../types/config.gen.ts';

/** Other ways on, below a form. */
export function AuthLinks({ links }: { links?: NavigationLink[] }) {
  if (!links) return null;
  return (
    <List>
      {links.map((link) => (
        <li key={link.label}>
          <TextLink link={link} />
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  marginTop: 32,
  paddingTop: 24,
  borderTop: '1px solid var(--line)',
  '& a': { fontSize: '1rem', fontWeight: 500 },
});
