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

/** A line of text, which goes on in a second one where it is too long. */
const Trail = styled(List)({ paddingBlock: 2, lineHeight: 28 / 15 }) as typeof List;

const Crumb = styled('li')({
  display: 'inline',
  unicodeBidi: 'isolate', // else two Latin names on a page that is read from the right would change places
  // A space at the end of a line has no width: the next name starts where the first does.
  '&:not(:last-child)::after': { content: '"/ "', marginInlineStart: 10, wordSpacing: 6 },
  '&[aria-current]': { color: 'var(--fg)' },
});

const Parent = styled(Link)({
  paddingBlock: 8, // to press beside the letters too
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', color: 'var(--fg)' },
});
