import Button from '@mui/material/Button';
import { type ComponentProps, useId, useState } from 'react';
import { type SignOutScope, signOut } from '../../auth/actions.ts';
import { authTexts } from '../../auth/load-auth.ts';
import { QuietButton } from '../../consent/choice-button.ts';
import { styled } from '../../theme/styled.tsx';
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
      {(['here', 'others', 'everywhere'] as const).map((name) => {
        const Choice = name === 'here' ? Plain : QuietButton;
        return (
          <li key={name}>
            <p id={`${id}${name}`}>{texts[`${name}Text`]}</p>
            <Choice
              type="button"
              disabled={busy}
              aria-describedby={texts[`${name}Text`] && `${id}${name}`}
              onClick={() => void leave(SCOPES[name])}
            >
              {texts[name]}
            </Choice>
          </li>
        );
      })}
    </List>
  );
}

/** The one that most want; the others ask for more, and stand back. */
const Plain = (props: ComponentProps<typeof Button>) => <Button variant="outlined" {...props} />;

const List = styled('ul')({
  borderBottom: '1px solid var(--line)',
  '& > li': {
    display: 'grid',
    gap: '8px 24px',
    alignItems: 'center',
    justifyItems: 'start',
    paddingBlock: 16,
    borderTop: '1px solid var(--line)',
  },
  '& button:not(.MuiButton-root)': { paddingInline: 0 },
  '@media (min-width: 620px)': {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto', justifyItems: 'end' },
    '& > li > p': { justifySelf: 'start' },
  },
});
