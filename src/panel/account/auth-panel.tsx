import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { AuthLinkFailed, AuthTab } from '../../types/config.gen.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { Notice } from '../../ui/notice.tsx';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { panelOf, TabList, tabOf } from '../../ui/tab-list.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { size } from '../../ui/theme/size.ts';
import { useAuthLink } from '../../visitor/auth/auth-link.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthScreen } from './auth-screen.tsx';

/** Sign-in and sign-up, a form each. `AuthRoot` redirects visitors who are signed in. */
export function AuthPanelScreen({ section }: { section: SectionOf<'auth-panel'> }) {
  const { title, subtitle, tabs, linkFailed } = section;
  return (
    <AuthScreen section={section} title={title} text={subtitle} low={tabs.length === 1}>
      {linkFailed && <LinkFailed texts={linkFailed} />}
      {tabs.length > 1 ? (
        <Tabbed title={title} tabs={tabs} />
      ) : (
        tabs.map((tab) => <AuthForm key={tab.id} {...tab} />)
      )}
    </AuthScreen>
  );
}

function Tabbed({ title, tabs }: { title: string; tabs: AuthTab[] }) {
  const base = useId();
  const [selected, setSelected] = useState(tabs[0]?.id);
  return (
    <>
      <Above>
        <TabList
          tabs={tabs}
          base={base}
          selected={selected}
          onSelect={setSelected}
          aria-label={title}
          variant="even"
        />
      </Above>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={panelOf(base, tab.id)}
          role="tabpanel"
          aria-labelledby={tabOf(base, tab.id)}
          hidden={tab.id !== selected}
        >
          <AuthForm {...tab} />
        </div>
      ))}
    </>
  );
}

const Above = styled('div')({ marginBottom: 'clamp(20px, 3vw, 32px)' });

/** Shown after a link that failed: the reason, and how to get another. */
function LinkFailed({ texts }: { texts: AuthLinkFailed }) {
  const { state, message } = useAuthLink();
  if (state !== 'failed') return null;
  return (
    <Failure role="alert">
      <ItemTitle>{texts.title}</ItemTitle>
      {message && <Typography>{message}</Typography>}
      <Stack component="ul" useFlexGap spacing={0.5}>
        {texts.links.map((link) => (
          <li key={link.label}>
            <SmallLink link={link} />
          </li>
        ))}
      </Stack>
    </Failure>
  );
}

const Failure = styled(Notice)({ display: 'grid', gap: spacing(1.5), marginBottom: spacing(4) });

const SmallLink = styled(TextLink)({ fontSize: size.small });
