import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useSite } from '../../ui/data/site-context.ts';
import { Link } from '../../ui/link.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { useConsent } from '../../visitor/consent/consent-provider.tsx';
import { PreferencesButton } from '../../visitor/consent/preferences-button.tsx';

export function LegalLinks() {
  const { navigation, messages } = useSite();
  const consent = useConsent();
  if (!consent && navigation.footer.legal.length === 0) return null;
  return (
    <nav aria-label={messages.navigation.legal} data-no-print>
      <Links disablePadding>
        {navigation.footer.legal.map((link) => (
          <li key={link.to}>
            <QuietLink to={link.to}>{link.label}</QuietLink>
          </li>
        ))}
        <PreferencesButton />
      </Links>
    </nav>
  );
}

const Links = styled(List)({ display: 'flex', flexWrap: 'wrap', gap: spacing(0.5, 3) });

export const FooterLink = styled(Link)({
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

export const QuietLink = styled(FooterLink)({
  display: 'inline-block',
  paddingBlock: 5,
  '@media print': { padding: 0 },
});
