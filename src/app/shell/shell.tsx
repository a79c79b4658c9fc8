import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { ConsentProvider } from '../consent/consent-provider.tsx';
import { ConsentStatus } from '../consent/consent-status.tsx';
import { useMessages } from '../data/site-context.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { AccountQuestion } from './account-question.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Placeholders of the prerenderer for the parts that are the same on every page. */
export interface ShellParts {
  banner: ReactNode;
  header: ReactNode;
  footer: ReactNode;
}

/** Header, footer and what else is around every page. Its ids start with `_`, which ids of sections cannot. */
export function Shell({ parts, children }: { parts?: Partial<ShellParts>; children: ReactNode }) {
  const { navigation } = useMessages();
  return (
    <ConsentProvider>
      <Skip href="#_content">{navigation.skipToContent}</Skip>
      <Suspense fallback={null}>{parts?.banner ?? <ConsentBanner />}</Suspense>
      <ConsentStatus />
      <Suspense fallback={null}>{parts?.header ?? <Header />}</Suspense>
      <main id="_content">{children}</main>
      <Suspense fallback={null}>{parts?.footer ?? <Footer />}</Suspense>
      <AccountQuestion />
      <Toasts />
    </ConsentProvider>
  );
}

const Skip = styled('a')({
  position: 'absolute',
  zIndex: 20,
  left: 16,
  top: 8,
  padding: '12px 20px',
  background: 'var(--white)',
  color: 'var(--ink)',
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '&:focus-visible': { outlineOffset: -6 }, // outside it would be dark on dark
});
