import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { AuthLinkFailed } from '../../types/config.gen.ts';
import { Notice } from '../../ui/notice.tsx';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { size } from '../../ui/theme/size.ts';
import { useAuthLink } from '../../visitor/auth/auth-link.ts';

/** Shown after a link that failed: the reason, and how to get another. */
export function LinkFailed({ texts }: { texts: AuthLinkFailed }) {
  const { state, message } = useAuthLink();
  if (state !== 'failed') return null;
  return (
    <Failure role="alert">
      <ItemTitle>{texts.title}</ItemTitle>
      {message && <Typography>{message}</Typography>}
      <Stack component="ul" useFlexGap spacing={0.5}>
        {texts.links.map((link) => (
          <li key={link.label}>
            <SmallLink link={link} />
          </li>
        ))}
      </Stack>
    </Failure>
  );
}

const Failure = styled(Notice)({ display: 'grid', gap: spacing(1.5), marginBottom: spacing(4) });

const SmallLink = styled(TextLink)({ fontSize: size.small });
