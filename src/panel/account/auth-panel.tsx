import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { AuthTab } from '../../types/config.gen.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { panelOf, TabList, tabOf } from '../../ui/tab-list.tsx';
import { AuthForm } from './auth-form.tsx';
import { AuthScreen } from './auth-screen.tsx';
import { LinkFailed } from './link-failed.tsx';

/** Sign-in and sign-up, a form each. `AuthRoot` redirects visitors who are signed in. */
export function AuthPanel({ section }: { section: SectionOf<'auth-panel'> }) {
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
