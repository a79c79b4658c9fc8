import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Picture, SubmissionsNoAccess, SubmissionsSignedOut } from '../types/config.gen.ts';
import { Actions } from '../ui/actions.tsx';
import { normalizePath } from '../ui/data/page-data-url.ts';
import { Notice } from '../ui/notice.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { ItemTitle } from '../ui/section/headings.tsx';
import { spacing } from '../ui/theme/breakpoints.ts';
import { rememberAskedPage } from '../visitor/auth/account-pages.ts';
import { AuthScreen } from './account/auth-screen.tsx';
import { WorkspacePage } from './screen.tsx';
import { type Role, useAccess } from './use-access.ts';

interface Props {
  section: {
    id?: string;
    title: string;
    text: string;
    picture?: Picture;
    signedOut: SubmissionsSignedOut;
    noAccess: SubmissionsNoAccess;
    noScript: string;
  };
  /** Shown if the roles could not be loaded. */
  failed: string;
  /** The roles that are let in; without it, all. */
  roles?: readonly Role[];
  /** The part of the address that signing in has to lead back to. */
  query?: string;
  /** Shown while the session is loading; as tall as what follows, to avoid layout shift. */
  waiting: ReactNode;
  children(role: Role): ReactNode;
}

/** Lets those with a role to a page of the workspace; others read why they have no access. */
export function Gate({ section, failed, roles, query = '', waiting, children }: Props) {
  const { title, text, signedOut, noAccess, noScript } = section;
  const access = useAccess();
  const path = normalizePath(useLocation().pathname) + query;
  useEffect(() => {
    if (access === 'signed-out') rememberAskedPage(path);
  }, [access, path]);
  if (access === 'signed-out')
    return (
      <div aria-busy={false}>
        <AuthScreen section={section} title={title} text={text}>
          <ItemTitle>{signedOut.title}</ItemTitle>
          <Text color="textSecondary">
            <RichText text={signedOut.text} />
          </Text>
          <Actions actions={signedOut.actions} />
        </AuthScreen>
      </div>
    );

  const content = () => {
    if (access === 'waiting') return waiting;
    if (access === 'failed') return <Typography role="alert">{failed}</Typography>;
    if (access !== 'none' && (roles?.includes(access) ?? true)) return children(access);
    return (
      <NoAccess>
        <ItemTitle>{noAccess.title}</ItemTitle>
        <Text>
          <RichText text={noAccess.text} />
        </Text>
      </NoAccess>
    );
  };
  return (
    <WorkspacePage section={section}>
      <Typography data-no-js-only>
        <RichText text={noScript} />
      </Typography>
      <Content data-js-only aria-busy={access === 'waiting'}>
        {content()}
      </Content>
    </WorkspacePage>
  );
}

const Content = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '@media print': { display: 'block' },
});

const Text = styled(Typography)({ marginTop: spacing(1.5) });

const NoAccess = styled(Notice)({
  maxWidth: 640,
  padding: 'clamp(20px, 3vw, 32px)',
  backgroundColor: 'transparent',
});
