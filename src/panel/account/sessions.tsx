import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { AccountSessions } from '../../types/config.gen.ts';
import { breakpoints, spacing } from '../../ui/theme/breakpoints.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { type SignOutScope, signOut } from '../../visitor/auth/actions.ts';
import { authTexts } from '../../visitor/auth/load-auth.ts';

const SCOPES = { here: 'local', others: 'others', everywhere: 'global' } as const satisfies Partial<
  Record<keyof AccountSessions, SignOutScope>
>;

/** Signing out of this device, of all others, or of all. */
export function Sessions({ texts }: { texts: AccountSessions }) {
  const id = useId();
  const [busy, setBusy] = useState(false);

  async function leave(scope: SignOutScope) {
    setBusy(true);
    const result = await signOut(scope);
    setBusy(false);
    if (!result.ok) return notify({ ...result, tone: 'error' });
    const notice = scope === 'others' ? undefined : authTexts()?.account.signedOut;
    notify({ ...(notice ?? { title: texts.othersDone }), tone: 'success' });
  }

  return (
    <List disablePadding>
      {(['here', 'others', 'everywhere'] as const).map((name) => {
        const [Item, Leave] = name === 'everywhere' ? [LastItem, RedButton] : [Row, Button];
        return (
          <Item key={name}>
            <Typography id={`${id}${name}`}>{texts[`${name}Text`]}</Typography>
            <Leave
              type="button"
              variant="outlined"
              disabled={busy}
              aria-describedby={texts[`${name}Text`] && `${id}${name}`}
              onClick={() => void leave(SCOPES[name])}
            >
              {texts[name]}
            </Leave>
          </Item>
        );
      })}
    </List>
  );
}

const Row = styled('li')({
  display: 'grid',
  gap: spacing(1.5, 3),
  alignItems: 'center',
  paddingBlock: spacing(2),
  borderBottom: '1px solid var(--line)',
  '&:first-of-type': { borderTop: '1px solid var(--line)' },
  [breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(224px, auto)' },
});

/** Set apart, as it cannot be undone. */
const LastItem = styled(Row)({
  marginTop: spacing(4),
  padding: spacing(2.5, 3),
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--card)',
});

const RedButton = styled(Button)({ borderColor: 'var(--error)', color: 'var(--error)' });
