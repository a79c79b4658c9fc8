import { styled } from '@mui/material/styles';
import type { RecordList } from '../../../ui/data/record-list.ts';
import { Link } from '../../../ui/link.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';

interface Props {
  label: string;
  links: NonNullable<RecordList['categories']>;
}

/** The pages of all records and of each category, above their list. */
export const Categories = ({ label, links }: Props) => (
  <Bar aria-label={label} data-no-print>
    {links.map(({ label, to, current }) => (
      <Tab key={to} to={to} aria-current={current ? 'page' : undefined}>
        {label}
      </Tab>
    ))}
  </Bar>
);

const Bar = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  marginBottom: spacing(3),
});

const Tab = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: spacing(0.5, 2),
  border: '1px solid var(--line)',
  borderRadius: 'var(--button-radius, var(--radius))',
  textDecoration: 'none',
  '&:hover': { borderColor: 'currentColor' },
  '&[aria-current]': { borderColor: 'currentColor', fontWeight: 600 },
});
