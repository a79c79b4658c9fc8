import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { format } from '../../lib/format.ts';
import { useSite } from '../../ui/data/site-context.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { AccountEntry } from './account-entry.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { inOwnColors } from './logo-styles.ts';
import { MobileMenu } from './mobile-menu.tsx';

export function Header() {
  const { site, messages } = useSite();
  return (
    <Bar data-background="ink">
      <Row>
        <Home to="/" aria-label={format(messages.navigation.home, { name: site.brand.name })}>
          <Logo picture={{ ...site.brand.logoOnDark, alt: '' }} fetch="low" />
        </Home>
        <DesktopMenu />
        <AccountEntry />
        <MobileMenu />
      </Row>
    </Bar>
  );
}

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  viewTransitionName: 'header',
  borderBottom: '1px solid var(--line)',
  '@media print': { position: 'static' },
});

/** In print it is a letterhead. */
const Row = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(3),
  height: 'var(--header)',
});

const Home = styled(Link)({ display: 'block', marginRight: 'auto', paddingBlock: spacing(1) });

const Logo = styled(Picture)({
  width: 'auto',
  height: 36,
  // The version for light backgrounds may not be loaded yet when the page is printed.
  '@media print': { filter: 'brightness(0)' },
  ...inOwnColors,
});
