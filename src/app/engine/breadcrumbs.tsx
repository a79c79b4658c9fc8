import Container from '@mui/material/Container';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { Breadcrumb } from '../../types/config.gen.ts';
import { useMessages } from '../../ui/data/site-context.ts';
import { Link } from '../../ui/link.tsx';
import { size } from '../../ui/theme/size.ts';

/** The path from the home page to this one, on the background of the section below it (`global-css.ts`). */
export function Breadcrumbs({ breadcrumb }: { breadcrumb?: Breadcrumb }) {
  const messages = useMessages().navigation;
  if (!breadcrumb) return null;
  const links = [{ label: messages.breadcrumbHome, to: '/' }, ...(breadcrumb.parents ?? [])];
  return (
    <Root aria-label={messages.breadcrumb} data-no-print>
      <Container>
        <Trail component="ol" disablePadding>
          {links.map(({ label, to }) => (
            <Crumb key={to}>
              <Parent to={to}>{label}</Parent>
            </Crumb>
          ))}
          <Crumb aria-current="page">{breadcrumb.label}</Crumb>
        </Trail>
      </Container>
    </Root>
  );
}

const Root = styled('nav')({
  fontSize: size.small,
  background: 'var(--bg)',
  color: 'var(--muted)',
  paddingTop: 16,
  // It uses the space above the first section's text instead of adding to it.
  position: 'relative',
  zIndex: 1,
  marginBottom: -24,
});

const Trail = styled(List)({ display: 'flex', flexWrap: 'wrap' }) as typeof List;

const inLine = { display: 'flex', alignItems: 'center', minHeight: 32 } as const;

const Crumb = styled('li')({
  ...inLine,
  '& + &::before': { content: '"/"', marginInline: 10 },
  '&[aria-current]': { color: 'var(--fg)' },
});

const Parent = styled(Link)({
  ...inLine,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', color: 'var(--fg)' },
});
