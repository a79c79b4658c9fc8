import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { ConfigForm } from '../../forms/lazy-config-form.tsx';
import type { SectionOf } from '../../ui/data/types.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SectionTitle } from '../../ui/section/headings.tsx';
import { breakpoints, onScreen, spacing } from '../../ui/theme/breakpoints.ts';
import { useAuth } from '../../visitor/auth/auth-store.ts';
import { Details } from './details.tsx';
import { Gate } from './gate.tsx';
import { Part } from './part.tsx';
import { QrCode } from './qr-code.tsx';
import { Sessions } from './sessions.tsx';

/**
 * The account of the signed-in user; `AuthRoot` redirects everybody else to /auth. Until it is known who
 * that is, it says so, and shows no account.
 */
export function Account({ section }: { section: SectionOf<'account'> }) {
  const {
    id,
    title,
    text,
    picture,
    working,
    details,
    password,
    more = [],
    sessions,
    deletion,
    noScript,
  } = section;
  const { status, unreachable } = useAuth();
  if (unreachable) throw new Error('The accounts could not be loaded');
  return (
    <div id={id}>
      <Head data-background="ink">
        <Columns>
          <Words>
            <SectionTitle>{title}</SectionTitle>
            <Typography variant="lead" color="textSecondary">
              <RichText text={text} />
            </Typography>
          </Words>
          {picture && <Art picture={picture} fetch="first" />}
        </Columns>
      </Head>
      <Container data-no-js-only>
        <NoScript>
          <RichText text={noScript} />
        </NoScript>
      </Container>
      <div data-js-only>
        {status === 'signed-in' ? (
          <Suspense fallback={<Gate texts={working} />}>
            <Stack data-background="paper" divider={<Line />}>
              <Part title={details.title}>
                <Details texts={details} />
              </Part>
              {[password, ...more].map((part) => (
                <Part key={part.title} title={part.title} text={part.text}>
                  <Stack useFlexGap spacing={3.5}>
                    <ConfigForm id={part.form} />
                    {part.qrCode && <QrCode texts={part.qrCode} />}
                  </Stack>
                </Part>
              ))}
              <Part title={sessions.title} text={sessions.text}>
                <Sessions texts={sessions} />
              </Part>
              {deletion && (
                <Part title={deletion.title} text={deletion.text}>
                  <ConfigForm id={deletion.form} />
                </Part>
              )}
            </Stack>
          </Suspense>
        ) : (
          <Gate texts={working} />
        )}
      </div>
    </div>
  );
}

/** The line between two parts. */
const Line = () => (
  <Container aria-hidden="true">
    <Divider />
  </Container>
);

const Head = styled('header')({ overflow: 'hidden' });

const Columns = styled(Container)({
  [breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '7fr 5fr',
    alignItems: 'center',
  },
});

const Words = styled(Stack)({ gap: spacing(2), paddingBlock: 'clamp(40px, 6vw, 72px)' });

/** As tall as the head, and cut off at its lower edge. */
const Art = styled(Picture)({
  display: 'none',
  [onScreen(breakpoints.up('md'))]: {
    display: 'block',
    width: '100%',
    height: 0,
    minHeight: '100%',
    paddingTop: spacing(2.5),
    objectFit: 'contain',
    objectPosition: 'right',
    maskImage: 'linear-gradient(#000 84%, transparent)',
  },
});

const NoScript = styled(Typography)({ paddingBlock: 'var(--space)', maxWidth: 640 });
