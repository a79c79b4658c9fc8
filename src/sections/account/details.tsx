import { styled } from '@mui/material/styles';
import { useAuth } from '../../auth/auth-store.ts';
import { format } from '../../lib/format.ts';
import { type } from '../../theme/typography.ts';
import type { AccountDetails } from '../../types/config.gen.ts';
import { NameForm } from './name-form.tsx';

/** Name, e-mail and roles. What is not known yet takes a line all the same. */
export function Details({ texts }: { texts: AccountDetails }) {
  const { status, user, roles } = useAuth();
  const known = status === 'signed-in';
  return (
    <div>
      <NameForm texts={texts} name={user?.fullName ?? ''} />
      <Facts>
        <div>
          <dt>{texts.email}</dt>
          <dd>
            {user?.email ?? '\u00a0'}
            {user?.newEmail && <p>{format(texts.newEmail, { email: user.newEmail })}</p>}
          </dd>
        </div>
        <div>
          <dt>{texts.roles}</dt>
          <dd>{known ? roles.join(', ') || texts.noRoles : '\u00a0'}</dd>
        </div>
      </Facts>
    </div>
  );
}

const Facts = styled('dl')({
  marginTop: 40,
  borderBottom: '1px solid var(--line)',
  '& > div': {
    display: 'grid',
    gap: '0 24px',
    paddingBlock: 16,
    borderTop: '1px solid var(--line)',
  },
  '& dt': { ...type.label, color: 'var(--muted)', lineHeight: 2 },
  '& dd': { overflowWrap: 'anywhere' },
  '& dd p': { color: 'var(--muted)', fontSize: '.9375rem' },
  '@media (min-width: 480px)': {
    '& > div': { gridTemplateColumns: '128px minmax(0, 1fr)' },
  },
});
