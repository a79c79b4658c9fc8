import { Link } from '../engine/link.tsx';
import { useSite } from '../engine/site-context.ts';
import { styled } from '../theme/styled.tsx';
import { PreferencesButton } from './consent/preferences-button.tsx';

export function LegalLinks() {
  const { navigation, messages } = useSite();
  return (
    <nav aria-label={messages.navigation.legal}>
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
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  '& a': { display: 'inline-block', paddingBlock: 4 },
});
