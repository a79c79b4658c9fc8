import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useAuth } from '../../auth/auth-store.ts';
import type { SectionOf } from '../../data/types.ts';
import { ConfigForm } from '../../forms/lazy-config-form.tsx';
import { type } from '../../theme/typography.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SectionTitle } from '../../ui/section/headings.tsx';
import { Details } from './details.tsx';
import { Gate } from './gate.tsx';
import { Part } from './part.tsx';
import { QrCode } from './qr-code.tsx';
import { Sessions } from './sessions.tsx';

/**
 * The account of who is signed in; `AuthRoot` leads everybody else to /auth. Until it is known who
 * that is, it says so, and shows nothing that looks like an account.
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
        <Container>
          <div>
            <SectionTitle>{title}</SectionTitle>
            <p>
              <RichText text={text} />
            </p>
          </div>
          {picture && <Picture picture={picture} fetch="first" />}
        </Container>
      </Head>
      <Container data-no-js-only>
        <NoScript>
          <RichText text={noScript} />
        </NoScript>
      </Container>
      <div data-js-only>
        {status === 'signed-in' ? (
          <Suspense fallback={<Gate texts={working} />}>
            <Parts>
              <Part title={details.title}>
                <Details texts={details} />
              </Part>
              {[password, ...more].map((part) => (
                <Part key={part.title} title={part.title} text={part.text}>
                  <Stack>
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
            </Parts>
          </Suspense>
        ) : (
          <Gate texts={working} />
        )}
      </div>
    </div>
  );
}

const Head = styled('header')({
  overflow: 'hidden',
  '& h1': { marginBlock: 'clamp(40px, 6vw, 72px) 16px' },
  '& p': { ...type.lead, color: 'var(--muted)', marginBottom: 'clamp(40px, 6vw, 72px)' },
  '& img': { display: 'none' },
  '@media (min-width: 700px)': {
    '& > div': { display: 'grid', gridTemplateColumns: '7fr 5fr', alignItems: 'center' },
    // As high as the band; the road leaves by its lower edge.
    '& img': {
      display: 'block',
      width: '100%',
      height: 0,
      minHeight: '100%',
      paddingTop: 20,
      objectFit: 'contain',
      objectPosition: 'right',
      maskImage: 'linear-gradient(#000 84%, transparent)',
    },
  },
  '@media print': { '&& img': { display: 'none' } },
});

const Stack = styled('div')({ display: 'grid', gap: 28, alignContent: 'start' });

const Parts = styled('div')({
  '& > section + section > div::before': {
    content: '""',
    display: 'block',
    gridColumn: '1 / -1',
    marginBottom: 'var(--space)',
    borderTop: '1px solid var(--line)',
  },
});

const NoScript = styled('p')({ paddingBlock: 'var(--space)', maxWidth: 640 });
