import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { type SignOutScope, signOut } from '../../auth/actions.ts';
import { authTexts } from '../../auth/load-auth.ts';
import { notify } from '../../toasts/notify.ts';
import type { AccountSessions } from '../../types/config.gen.ts';

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
    const said = scope === 'others' ? undefined : authTexts()?.account.signedOut;
    notify({ ...(said ?? { title: texts.othersDone }), tone: 'success' });
  }

  return (
    <List>
      {(['here', 'others', 'everywhere'] as const).map((name) => (
        <li key={name}>
          <p id={`${id}${name}`}>{texts[`${name}Text`]}</p>
          <Button
            type="button"
            variant="outlined"
            disabled={busy}
            aria-describedby={texts[`${name}Text`] && `${id}${name}`}
            onClick={() => void leave(SCOPES[name])}
          >
            {texts[name]}
          </Button>
        </li>
      ))}
    </List>
  );
}

/** The last is not to be undone: it stands apart, on its own ground. */
const List = styled('ul')({
  '& > li': {
    display: 'grid',
    gap: '12px 24px',
    alignItems: 'center',
    paddingBlock: 16,
    borderBlock: '1px solid var(--line)',
  },
  '& > li + li': { borderTop: 0 },
  '& > li:last-child': {
    marginTop: 32,
    padding: '20px 24px',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    background: 'var(--card)',
    '& button': { borderColor: 'var(--accent)', color: 'var(--accent)' },
  },
  '@media (min-width: 620px)': {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) minmax(224px, auto)' },
  },
});
