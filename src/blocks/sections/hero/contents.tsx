import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { boundWords } from '../../../lib/bound-words.ts';
import { useContents } from '../../../ui/data/assets-context.ts';
import { Link } from '../../../ui/link.tsx';
import { Eyebrow } from '../../../ui/section/headings.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';

/** A numbered link to every section of the page, side by side if there is space. */
export function Contents({ title }: { title: string }) {
  const id = useId();
  const links = useContents();
  if (!links?.length) return null;
  return (
    <Root aria-labelledby={id} data-no-print>
      <Eyebrow id={id}>{title}</Eyebrow>
      <List>
        {links.map(({ label, to }) => (
          <Item key={to}>
            <Anchor to={to}>{boundWords(label)}</Anchor>
          </Item>
        ))}
      </List>
    </Root>
  );
}

/** Below the picture its button has to be clear of the eyebrow. */
const Root = styled('nav')({
  marginTop: spacing(8),
  [breakpoints.up('lg')]: { marginTop: spacing(6) },
});

const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: spacing(0, 3),
  counterReset: 'section',
});

/** The number at the left, the title at its right. */
const Item = styled('li')({
  display: 'flex',
  gap: spacing(2),
  borderTop: '1px solid var(--line)',
  counterIncrement: 'section',
  '&::before': {
    content: 'counter(section, var(--counter, decimal))',
    paddingTop: 14,
    color: 'var(--muted)',
    fontVariantNumeric: 'tabular-nums',
  },
});

const Anchor = styled(Link)({
  flex: 1,
  padding: '14px 0 16px',
  fontWeight: 600,
  lineHeight: 1.45,
  textDecorationColor: 'var(--accent)',
  '&:hover': { textDecorationThickness: 2 },
});
