import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { format } from '../../lib/format.ts';
import { useSite } from '../../ui/data/site-context.ts';
import type { WorkspaceLink } from '../../ui/data/types.ts';
import { Link } from '../../ui/link.tsx';
import { breakpoints, spacing } from '../../ui/theme/breakpoints.ts';
import { useAuth } from '../../visitor/auth/auth-store.ts';
import { tagsStarted } from '../../visitor/tracking/tags.ts';
import { AccountMenu } from './account-menu.tsx';
import { Logo } from './logo.tsx';
import { MenuLink } from './menu-link.tsx';

/** The header of workspace pages. In print it is a letterhead. */
export function WorkspaceBar({ links }: { links: WorkspaceLink[] }) {
  const { site, messages } = useSite();
  const { user, roles } = useAuth();
  // Tags of a page that was open before would receive the searches made here, and cannot be stopped.
  useEffect(() => {
    if (tagsStarted()) location.reload();
  }, []);
  const shown = links.filter((link) => link.roles?.some((role) => roles.includes(role)) ?? true);
  return (
    <Bar data-background="ink">
      <Home to="/" aria-label={format(messages.navigation.home, { name: site.brand.name })}>
        <SmallLogo alt="" fetch="low" />
      </Home>
      {shown.length > 0 && (
        <Nav aria-label={messages.navigation.mainMenu} data-no-print>
          <Items disablePadding>
            {shown.map((link) => (
              <li key={link.to}>
                <Tab link={link} plain />
              </li>
            ))}
          </Items>
        </Nav>
      )}
      {user && <AccountMenu user={user} inWorkspace />}
    </Bar>
  );
}

const NARROW = breakpoints.down('sm');

const Bar = styled('header')({
  // All of the window's width: for the bar, and for the account's menu, which is aligned with it.
  '--content': '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: spacing(4),
  minHeight: 'var(--header)',
  borderBottom: '1px solid var(--line)',
  paddingInline: 'var(--gutter)',
  // One for all that measures itself by the header.
  '@media screen': {
    'html:has(&)': { '--header': '56px', '--gutter': 'clamp(16px, 2vw, 32px)' },
  },
});

/** As tall as the button of the account, which comes later. */
const Home = styled(Link)({ display: 'flex', alignItems: 'center', minHeight: 44 });

const SmallLogo = styled(Logo)({ height: 28 });

/** On a phone it has a line of its own, below brand and account. */
const Nav = styled('nav')({
  flex: 1,
  [NARROW]: { order: 1, flexBasis: '100%', marginInline: -14 },
});

const Items = styled(List)({ display: 'flex', flexWrap: 'wrap' });

/** The current one has a line at the bar's lower edge. */
const Tab = styled(MenuLink)({
  display: 'flex',
  minHeight: 'max(44px, var(--header) - 1px)', // without the bar's line
  borderRadius: 0,
  [NARROW]: { minHeight: 44 },
  '&[aria-current]': { textDecoration: 'none', boxShadow: 'inset 0 -3px var(--accent)' },
  '@media (forced-colors: active)': {
    '&[aria-current]': { textDecoration: 'underline', textDecorationThickness: 3 },
  },
});
