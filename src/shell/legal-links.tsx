import { styled } from '@mui/material/styles';
import { useConsent } from '../consent/consent-provider.tsx';
import { PreferencesButton } from '../consent/preferences-button.tsx';
import { useSite } from '../data/site-context.ts';
import { Link } from '../ui/link.tsx';

export function LegalLinks() {
  const { navigation, messages } = useSite();
  const consent = useConsent();
  if (!consent && navigation.footer.legal.length === 0) return null;
  return (
    <nav aria-label={messages.navigation.legal} data-no-print>
      <List>
        {navigation.footer.legal.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
        <PreferencesButton />
      </List>
    </nav>
  );
}

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  gap: '4px 24px',
  '@media (min-width: 520px)': { display: 'flex', flexWrap: 'wrap' },
  '& a': { display: 'inline-block', paddingBlock: 4 },
});
