// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SiteProvider } from '../../ui/data/site-context.ts';
import { AuthRoot } from './auth-root.tsx';
import { authState } from './auth-store.ts';
import { authTextsAt } from './auth-texts-at.ts';

test('a form of a page that needs no session finds the texts of the accounts', async () => {
  const site = {
    supabase: { url: 'https://a.example', publishableKey: 'sb_publishable_a' },
    authTexts: '/assets/auth-texts.json',
    accounts: { signIn: '/auth' },
  };
  const root = createRoot(document.createElement('div'));
  await act(() =>
    root.render(
      <SiteProvider value={site as never}>
        <MemoryRouter initialEntries={['/contato']}>
          <AuthRoot />
        </MemoryRouter>
      </SiteProvider>,
    ),
  );
  expect(authTextsAt()).toBe('/assets/auth-texts.json');
  expect(authState().status).toBe('signed-out');
  await act(() => root.unmount());
});
