import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { format } from '../../lib/format.ts';
import { normalizePath } from '../../ui/data/page-data-url.ts';
import { useSite } from '../../ui/data/site-context.ts';
import { Link } from '../../ui/link.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { size } from '../../ui/theme/size.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { signOut } from '../../visitor/auth/actions.ts';
import { type AuthUser, useAuth } from '../../visitor/auth/auth-store.ts';
import { authTexts } from '../../visitor/auth/load-auth.ts';
import { closeWhenLeft, menuHover, menuItem } from './menu-parts.tsx';

const MENU = '_menu-account';

/** The roles that see the links to the panel and the studio; the database enforces the access (supabase/migrations/). */
const READERS = ['admin', 'sales', 'editor'];

interface Props {
  user: AuthUser;
  /** True where the panel is one of the links beside it. */
  inWorkspace?: boolean;
}

/** The visitor's initial on the theme's badge; it opens links to the account, the panel and the page in the studio, and sign-out. */
export function AccountMenu({ user, inWorkspace }: Props) {
  const [busy, setBusy] = useState(false);
  const { roles } = useAuth();
  const { account = '', panel } = useSite().accounts ?? {};
  const { pathname } = useLocation();
  const { account: texts, studio } = authTexts() ?? {};
  if (!texts) return null;
  const isMember = READERS.some((role) => roles.includes(role));
  const name = user.fullName || user.email;

  async function leave() {
    setBusy(true);
    const result = await signOut('local');
    setBusy(false);
    if (!result.ok) notify({ ...result, tone: 'error' });
    else if (texts) notify({ ...texts.signedOut, tone: 'success' });
  }

  return (
    <Root onBlur={closeWhenLeft} data-no-print>
      <Toggle type="button" popoverTarget={MENU} aria-label={format(texts.menu, { name })}>
        <Badge />
        <Initial aria-hidden="true">{[...name][0]?.toUpperCase()}</Initial>
      </Toggle>
      <Panel id={MENU} popover="auto" data-background="ink">
        <Who>
          {user.fullName && <strong>{user.fullName}</strong>}
          <Typography component="span" variant="body2" color="textSecondary">
            {user.email}
          </Typography>
        </Who>
        <MenuLink to={account}>{texts.account}</MenuLink>
        {panel && !inWorkspace && isMember && <MenuLink to={panel}>{texts.panel}</MenuLink>}
        {texts.editPage && studio !== undefined && !inWorkspace && isMember && (
          // With a target, as it is no page that the app could open.
          <StudioLink href={`${studio}#${normalizePath(pathname)}`} target="_self">
            {texts.editPage}
          </StudioLink>
        )}
        <MenuButton type="button" onClick={() => void leave()} disabled={busy}>
          {texts.signOut}
        </MenuButton>
      </Panel>
    </Root>
  );
}

/** A circle if the theme has no drawing for it. */
const CIRCLE = 'M2 22a20 20 0 1 0 40 0a20 20 0 1 0-40 0z';

function Badge() {
  return (
    <Shape viewBox="0 0 44 44" aria-hidden="true">
      <path d={useSite().theme.drawings?.account ?? CIRCLE} />
    </Shape>
  );
}

const Root = styled('div')({ flexShrink: 0 });

const Toggle = styled('button')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--fg)',
  fontWeight: 650,
  cursor: 'pointer',
});

const Initial = styled('span')({ gridArea: '1 / 1' });

const Shape = styled('svg')({
  gridArea: '1 / 1',
  width: 40,
  fill: 'var(--graphite)',
  stroke: 'var(--muted)',
  strokeWidth: 1.5,
  transition: 'stroke 180ms',
  'button:hover > &': { stroke: 'var(--fg)' },
});

/** Below the header, aligned with the right edge of the content. */
const Panel = styled('div')({
  position: 'fixed',
  inset: 'var(--header) max(var(--gutter), (100% - var(--content)) / 2) auto auto',
  width: 'min(320px, 100% - 2 * var(--gutter))',
  margin: 0,
  padding: spacing(2.5, 1.5, 1.5),
  border: '1px solid var(--line)',
  overflow: 'auto',
});

const item = {
  ...menuItem,
  ...menuHover,
  display: 'block',
  width: '100%',
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
} as const;

const MenuLink = styled(Link)(item);

const StudioLink = styled('a')(item);

const MenuButton = styled('button')(item);

const Who = styled(Typography)({
  display: 'grid',
  marginBottom: spacing(1),
  padding: '0 14px 16px',
  borderBottom: '1px solid var(--line)',
  fontSize: size.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});
