import { styled } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { Served, useServed } from '../../lib/served.tsx';
import { useAssets } from '../../ui/data/page-source.ts';
import { useMessages } from '../../ui/data/site-context.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { useAuthLink } from '../../visitor/auth/auth-link.ts';
import { ConsentBanner, ConsentStatus } from '../../visitor/consent/consent-banner.tsx';
import { ConsentProvider } from '../../visitor/consent/consent-provider.tsx';
import { Tracking } from '../../visitor/tracking/tracking.tsx';
import { Header } from './header.tsx';

/** Placeholders of the prerenderer for the parts that are the same on every page. */
export interface ShellParts {
  banner: ReactNode;
  header: ReactNode;
  footer: ReactNode;
}

interface Props {
  path: string;
  parts?: Partial<ShellParts> | undefined;
  children: ReactNode;
}

/**
 * Header, footer and what else is around every page; in the workspace there is a bar alone, and nobody
 * counts visits. Its ids start with `_`, which ids of sections cannot.
 */
export function Shell({ path, parts, children }: Props) {
  const { navigation } = useMessages();
  const { workspace, translations } = useAssets(path);
  return (
    <ConsentProvider>
      <Skip href="#_content">{navigation.skipToContent}</Skip>
      <Suspense fallback={null}>
        {workspace ? <WorkspaceBar links={workspace} /> : (parts?.banner ?? <ConsentBanner />)}
      </Suspense>
      <ConsentStatus />
      <Suspense fallback={null}>
        {!workspace && (parts?.header ?? <Header translations={translations} />)}
      </Suspense>
      <main id="_content">{children}</main>
      <Suspense fallback={null}>{!workspace && (parts?.footer ?? <ServedFooter />)}</Suspense>
      {!workspace && <Tracking />}
      <LinkQuestions />
      <Toasts />
    </ConsentProvider>
  );
}

/** A chunk that visitors do not load. */
const WorkspaceBar = lazyComponent(async () => (await import('./workspace-bar.tsx')).WorkspaceBar);

/** A chunk for who comes from the workspace, which has no footer. */
const Footer = lazyComponent(async () => (await import('./footer.tsx')).Footer);

/** It is the same on every page: it stays as it was served. */
const ServedFooter = () => (useServed() ? <Served tag="footer" /> : <Footer />);

const Skip = styled('a')({
  position: 'absolute',
  zIndex: 20,
  left: 16,
  top: 8,
  padding: spacing(1.5, 2.5),
  background: 'var(--white)',
  color: 'var(--ink)',
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '&:focus-visible': { outlineOffset: -6 }, // outside it would be dark on dark
});

const LinkQuestion = lazy(async () => ({
  default: (await import('./link-question.tsx')).LinkQuestion,
}));

/** Renders nothing, unless a link of an e-mail asks for a press. */
function LinkQuestions() {
  const link = useAuthLink();
  return (
    <Suspense fallback={null}>{link.state === 'asking' && <LinkQuestion link={link} />}</Suspense>
  );
}
