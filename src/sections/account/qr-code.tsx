import { styled } from '@mui/material/styles';
import { useAuth } from '../../auth/auth-store.ts';
import type { AccountQrCode } from '../../types/config.gen.ts';

/** What an authenticator app reads, from the form that asks for it until its first code is accepted. */
export function QrCode({ texts }: { texts: AccountQrCode }) {
  const { enrolment } = useAuth();
  if (!enrolment) return null;
  return (
    <Figure role="status">
      <img src={enrolment.qrCode} alt={texts.alt} width="200" height="200" />
      <figcaption>
        {texts.secret} <code>{enrolment.secret}</code>
      </figcaption>
    </Figure>
  );
}

const Figure = styled('figure')({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  '& img': { background: '#fff', padding: 12, border: '1px solid var(--line)' },
  '& figcaption': { overflowWrap: 'anywhere' },
});
