import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useMessages } from '../data/site-context.ts';
import type { Breadcrumb } from '../types/config.gen.ts';
import { Link } from '../ui/link.tsx';

interface Props {
  breadcrumb?: Breadcrumb;
  /** What comes first on the page. */
  opening?: { type: string; background?: string };
}

/** Where the page stands, from the home page on; on the same ground as the opening below. */
export function Breadcrumbs({ breadcrumb, opening }: Props) {
  const messages = useMessages().navigation;
  if (!breadcrumb) return null;
  const links = [{ label: messages.breadcrumbHome, to: '/' }, ...(breadcrumb.parents ?? [])];
  return (
    <Root
      aria-label={messages.breadcrumb}
      data-background={opening?.background ?? 'ink'}
      data-no-print
    >
      <Container>
        <ol>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          <li aria-current="page">{breadcrumb.label}</li>
        </ol>
      </Container>
    </Root>
  );
}

const Root = styled('nav')({
  fontSize: '.875rem',
  color: 'var(--muted)',
  paddingTop: 16,
  // Stands in the space above the opening's own text rather than adding to it.
  position: 'relative',
  zIndex: 1,
  marginBottom: -24,
  '& ol': { display: 'flex', flexWrap: 'wrap' },
  '& li, & a': { display: 'flex', alignItems: 'center', minHeight: 32 },
  '& li + li::before': { content: '"/"', marginInline: 10 },
  '& a': { textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', color: 'var(--fg)' },
  '& [aria-current]': { color: 'var(--fg)' },
});
