import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { format } from '../../lib/format-in-page.ts';
import type { AccountDetails } from '../../types/config.gen.ts';
import { breakpoints, spacing } from '../../ui/theme/breakpoints.ts';
import { useAuth } from '../../visitor/auth/auth-store.ts';
import { NameForm } from './name-form.tsx';

/** Name, e-mail and roles. A value that is not loaded yet keeps its line. */
export function DetailsOfAccount({ texts }: { texts: AccountDetails }) {
  const { status, user, roles } = useAuth();
  const isSignedIn = status === 'signed-in';
  return (
    <Stack useFlexGap spacing={5}>
      <NameForm texts={texts} name={user?.fullName ?? ''} />
      <Facts>
        <Fact label={texts.email}>
          {user?.email ?? '\u00a0'}
          {user?.newEmail && (
            <Typography variant="body2" color="textSecondary">
              {format(texts.newEmail, { email: user.newEmail })}
            </Typography>
          )}
        </Fact>
        <Fact label={texts.roles}>
          {isSignedIn ? rolesText(roles, texts) || texts.noRoles : '\u00a0'}
        </Fact>
      </Facts>
    </Stack>
  );
}

/** In the words of the site, as far as it has any. */
const rolesText = (roles: string[], { roleNames = {} }: { roleNames?: object }): string =>
  roles.map((role) => (roleNames as Record<string, string>)[role] ?? role).join(', ');

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Row>
    <Label component="dt" variant="label" color="textSecondary">
      {label}
    </Label>
    <Value component="dd">{children}</Value>
  </Row>
);

const Facts = styled('dl')({ borderBottom: '1px solid var(--line)' });

const Row = styled('div')({
  display: 'grid',
  gap: spacing(0, 3),
  paddingBlock: spacing(2),
  borderTop: '1px solid var(--line)',
  [breakpoints.up('sm')]: { gridTemplateColumns: '128px minmax(0, 1fr)' },
});

const Label = styled(Typography)({ lineHeight: 2 }) as typeof Typography;

const Value = styled(Typography)({ overflowWrap: 'anywhere' }) as typeof Typography;
