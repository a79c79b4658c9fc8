import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../lib/error-boundary.tsx';
import { format } from '../../lib/format.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { loadChunk } from '../../lib/load-chunk.ts';
import { Served, useServed } from '../../lib/served.tsx';
import type { Announcement as AnnouncementConfig } from '../../types/config.gen.ts';
import { normalizePath } from '../../ui/data/page-data-url.ts';
import { useSite } from '../../ui/data/site-context.ts';
import type { Assets } from '../../ui/data/types.ts';
import { Link } from '../../ui/link.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { useAuth } from '../../visitor/auth/auth-store.ts';
import { currentLink, currentState } from './current-link.ts';
import { Logo, useGround } from './logo.tsx';
import { closeWhenLeft } from './menu-parts.tsx';

/** Where the languages in the menus lead: to the same page, where there is one. */
type Translations = Assets['translations'];

export function Header({ translations }: { translations?: Translations }) {
  const { site, messages } = useSite();
  const bar = useMarkedLinks(translations);
  const ground = useGround('header');
  return (
    <>
      <Bar ref={bar} data-background={ground.background} onBlur={closeWhenLeft}>
        <Row>
          <Home to="/" aria-label={format(messages.navigation.home, { name: site.brand.name })}>
            <Logo ground={ground} alt="" fetch="low" />
          </Home>
          <Desktop translations={translations} />
          {site.search && <SearchEntry search={site.search} />}
          <AccountEntry />
          <Mobile translations={translations} />
        </Row>
      </Bar>
      {site.announcement && <Announced announcement={site.announcement} />}
    </>
  );
}

/** Chunks for who comes from the workspace, which has no menus. */
const DesktopMenu = lazyComponent(async () => (await import('./desktop-menu.tsx')).DesktopMenu);
const MobileMenu = lazyComponent(async () => (await import('./mobile-menu.tsx')).MobileMenu);

/** A chunk of sites that announce something. */
const Announcement = lazyComponent(async () => (await import('./announcement.tsx')).Announcement);

/** The menus and the announcement stay as they were served. */
const Announced = (props: { announcement: AnnouncementConfig }) =>
  useServed() ? <Served tag="aside" /> : <Announcement {...props} />;

/** A chunk of sites that have a search. */
const SearchEntry = lazyComponent(
  async () => (await import('./search/search-button.tsx')).SearchButton,
);

interface MenuProps {
  translations: Translations;
}

const Desktop = (props: MenuProps) =>
  useServed() ? <Served tag="nav" /> : <DesktopMenu {...props} />;
const Mobile = (props: MenuProps) =>
  useServed() ? <Served tag="div" /> : <MobileMenu {...props} />;

/** Does what `MenuLink` and `Languages` do where they are rendered: the menus stay when another page is opened. */
function useMarkedLinks(translations: Translations) {
  const bar = useRef<HTMLElement>(null);
  const path = normalizePath(useLocation().pathname);
  const marked = currentLink(useSite(), path);
  useEffect(() => {
    for (const link of bar.current?.querySelectorAll<HTMLAnchorElement>('nav a') ?? []) {
      const { hreflang, dataset } = link;
      if (hreflang) link.href = translations?.[hreflang] ?? `${dataset.home}`;
      else link.ariaCurrent = currentState(`${link.getAttribute('href')}`, marked, path) ?? null;
    }
  }, [path, marked, translations]);
  return bar;
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

const AccountMenu = lazy(async () => ({
  default: (await loadChunk(() => import('./account-menu.tsx'))).AccountMenu,
}));

/**
 * The account menu of a signed-in visitor. Nothing on the server and for everybody else, so that the
 * header is the same on every page.
 */
function AccountEntry() {
  const { status, user } = useAuth();
  if (status !== 'signed-in' || !user) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <AccountMenu user={user} />
      </Suspense>
    </ErrorBoundary>
  );
}
