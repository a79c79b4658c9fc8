import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import type { SectionOf } from '../../data/types.ts';
import { styled } from '../../theme/styled.tsx';
import type { AuthTab } from '../../types/config.gen.ts';
import { AuthForm } from '../shared/auth-form.tsx';
import { AuthScreen } from '../shared/auth-screen.tsx';
import { LinkFailed } from './link-failed.tsx';

/** Sign-in and sign-up, a form each. Who is signed in is led away by `AuthRoot`. */
export function AuthPanel({ section }: { section: SectionOf<'auth-panel'> }) {
  const { title, subtitle, tabs, linkFailed } = section;
  return (
    <AuthScreen section={section} title={title} text={subtitle}>
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
      <TabList
        value={selected}
        onChange={(_, id: string) => setSelected(id)}
        aria-label={title}
        selectionFollowsFocus
        variant="fullWidth"
      >
        {tabs.map(({ id, label }) => (
          <MuiTab
            key={id}
            value={id}
            label={label}
            id={`${base}tab-${id}`}
            aria-controls={`${base}panel-${id}`}
          />
        ))}
      </TabList>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${base}panel-${tab.id}`}
          role="tabpanel"
          aria-labelledby={`${base}tab-${tab.id}`}
          hidden={tab.id !== selected}
        >
          <AuthForm {...tab} />
        </div>
      ))}
    </>
  );
}

const TabList = styled(MuiTabs)({
  marginBottom: 32,
  borderBottom: '1px solid var(--line)',
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTab-root': {
    maxWidth: 'none',
    minHeight: 56,
    borderBottom: '3px solid transparent',
    color: 'var(--muted)',
    fontSize: '1.125rem',
    opacity: 1,
    transition: 'color 180ms, border-color 180ms',
    '&:hover': { color: 'var(--fg)' },
    '&.Mui-selected': { color: 'var(--fg)', borderColor: 'var(--accent)' },
    '&:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: -3 },
  },
});
