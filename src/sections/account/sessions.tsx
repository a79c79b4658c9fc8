import Button from '@mui/material/Button';
import { useState } from 'react';
import { type SignOutScope, signOut } from '../../auth/actions.ts';
import { authTexts } from '../../auth/load-auth.ts';
import { styled } from '../../theme/styled.tsx';
import { notify } from '../../toasts/notify.ts';
import type { AccountSessions } from '../../types/config.gen.ts';

const SCOPES = { here: 'local', others: 'others', everywhere: 'global' } as const satisfies Partial<
  Record<keyof AccountSessions, SignOutScope>
>;

/** Signing out of this device, of all others, or of all. */
export function Sessions({ texts }: { texts: AccountSessions }) {
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
    <Row>
      {(['here', 'others', 'everywhere'] as const).map((name) => (
        <Button
          key={name}
          type="button"
          variant="outlined"
          disabled={busy}
          onClick={() => void leave(SCOPES[name])}
        >
          {texts[name]}
        </Button>
      ))}
    </Row>
  );
}

const Row = styled('div')({
  display: 'grid',
  justifyContent: 'start',
  alignContent: 'start',
  gap: 12,
  '@media (min-width: 620px)': { display: 'flex', flexWrap: 'wrap' },
});
