import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { AccountQrCode } from '../../types/config.gen.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { useAuth } from '../../visitor/auth/auth-store.ts';

/** The QR code for an authenticator app, shown until its first code is accepted. */
export function QrCode({ texts }: { texts: AccountQrCode }) {
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
