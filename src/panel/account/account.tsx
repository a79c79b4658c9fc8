import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { ConfigForm } from '../../forms/lazy-config-form.tsx';
import type { AccountQrCode, AccountWorking } from '../../types/config.gen.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { DeeperHeadings } from '../../ui/heading-level.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SectionTitle } from '../../ui/section/headings.tsx';
import { SplitLayout } from '../../ui/section/split-layout.tsx';
import { breakpoints, onScreen, spacing } from '../../ui/theme/breakpoints.ts';
import { useAuth } from '../../visitor/auth/auth-store.ts';
import { DetailsOfAccount } from './details.tsx';
import { Sessions } from './sessions.tsx';
import { Waiting } from './waiting.tsx';

/**
 * The account of the signed-in user; `AuthRoot` redirects everybody else to /auth. Until it is known who
 * that is, it says so, and shows no account.
 */
export function AccountScreen({ section }: { section: SectionOf<'account'> }) {
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
                <DetailsOfAccount texts={details} />
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

/** The QR code for an authenticator app, shown until its first code is accepted. */
function QrCode({ texts }: { texts: AccountQrCode }) {
  const { enrolment } = useAuth();
  if (!enrolment) return null;
  return (
    <Stack
      component="figure"
      role="status"
      useFlexGap
      spacing={1.5}
      sx={{ alignItems: 'flex-start' }}
    >
      <Code src={enrolment.qrCode} alt={texts.alt} width="200" height="200" />
      <Secret component="figcaption">
        {texts.secret} <code>{enrolment.secret}</code>
      </Secret>
    </Stack>
  );
}

const Code = styled('img')({
  background: '#fff',
  padding: spacing(1.5),
  border: '1px solid var(--line)',
});

const Secret = styled(Typography)({ overflowWrap: 'anywhere' }) as typeof Typography;

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

/** A part of the account screen, with its heading beside it on wide screens. */
function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <DeeperHeadings>
      <SplitLayout section={{ title, intro: text }}>{children}</SplitLayout>
    </DeeperHeadings>
  );
}

/** Shown instead of the account while the session is loading. */
function Gate({ texts }: { texts: AccountWorking }) {
  return (
    <Ground data-background="paper" aria-busy="true">
      <Row>
        <Beam />
        <div>
          <DeeperHeadings>
            <SectionTitle>{texts.title}</SectionTitle>
          </DeeperHeadings>
          <Text color="textSecondary">
            <RichText text={texts.text} />
          </Text>
        </div>
      </Row>
    </Ground>
  );
}

/** Tall enough that nothing visible shifts when the account replaces it. */
const Ground = styled('section')({ minHeight: '80svh', '@media print': { minHeight: 0 } });

const Row = styled(Container)({
  display: 'grid',
  alignItems: 'center',
  gap: '24px clamp(32px, 5vw, 80px)',
  paddingBlock: 'var(--space)',
  [breakpoints.up('md')]: { gridTemplateColumns: '120px minmax(0, 1fr)' },
});

const Beam = styled(Waiting)({ margin: 0 });

const Text = styled(Typography)({ marginTop: spacing(1.5), maxWidth: 560 });
