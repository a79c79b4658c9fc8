import { styled } from '@mui/material/styles';

/** Short labels in a row. */
export function Badges({ badges }: { badges: string[] }) {
  return (
    <List>
      {badges.map((badge) => (
        <Badge key={badge}>{badge}</Badge>
      ))}
    </List>
  );
}

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Badge = styled('li')({
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  padding: '4px 12px',
  fontSize: '.9375rem',
});
