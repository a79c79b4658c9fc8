import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthScreen } from '../account/auth-screen.tsx';
import { rememberAskedPage } from '../auth/asked-page.ts';
import { normalizePath } from '../data/page-data-url.ts';
import type { SectionOf } from '../data/types.ts';
import { Actions } from '../ui/actions.tsx';
import { Notice } from '../ui/notice.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { ItemTitle } from '../ui/section/headings.tsx';
import { StackedLayout } from '../ui/section/stacked-layout.tsx';
import { NO_FILTERS } from './api/list.ts';
import { FilterBar } from './list/filter-bar.tsx';
import { linkedQuery } from './list/linked-submission.ts';
import { ListShape } from './list/list-shape.tsx';
import { LogBrowser } from './list/log-browser.tsx';
import { useAccess } from './use-access.ts';

/** The submissions of the forms, for those who answer them; others see why they have no access. */
export function SubmissionPanel({ section }: { section: SectionOf<'submission-panel'> }) {
  const { id, title, text, list, signedOut, noAccess, noScript } = section;
  const access = useAccess();
  const { pathname, search } = useLocation();
  const path = normalizePath(pathname) + linkedQuery(search);
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
  return (
    <StackedLayout section={{ id, title, intro: text }}>
      <Typography data-no-js-only>
        <RichText text={noScript} />
      </Typography>
      <Content data-js-only aria-busy={access === 'waiting'}>
        {access === 'waiting' && (
          <>
            <div inert>
              <FilterBar section={section} filters={NO_FILTERS} onChange={() => undefined} />
            </div>
            <Status role="status">{list.loading}</Status>
            <ListShape columns={section.columns} />
          </>
        )}
        {access === 'failed' && <Typography role="alert">{list.failed}</Typography>}
        {access === 'none' && (
          <NoAccess>
            <ItemTitle>{noAccess.title}</ItemTitle>
            <NoAccessText>
              <RichText text={noAccess.text} />
            </NoAccessText>
          </NoAccess>
        )}
        {(access === 'editor' || access === 'sales' || access === 'admin') && (
          <LogBrowser section={section} role={access} />
        )}
      </Content>
    </StackedLayout>
  );
}

/** So tall that nothing visible shifts when the content is loaded. */
const Content = styled('div')({ minHeight: '70svh', '@media print': { minHeight: 0 } });

const Text = styled(Typography)({ marginTop: 12 });

/** As tall as the bar with the list's buttons. */
const Status = styled(Typography)({ marginBlock: 20, lineHeight: '52px' });

const NoAccess = styled(Notice)({
  maxWidth: 640,
  padding: 'clamp(20px, 3vw, 32px)',
  backgroundColor: 'transparent',
});

const NoAccessText = styled(Typography)({ marginTop: 8 });
