import { styled } from '@mui/material/styles';
import { useConsent } from './consent-provider.tsx';

/** Opens the preferences from the footer; an item of its list of links. The provider listens, as the footer is not hydrated. */
export function PreferencesButton() {
  const actions = useConsent();
  if (!actions) return null;
  return (
    <li data-js-only="">
      <Button type="button" aria-haspopup="dialog" data-preferences="">
        {actions.consent.labels.preferences}
      </Button>
    </li>
  );
}

/** Looks like the links beside it. */
const Button = styled('button')({
  padding: '4px 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 1 },
});
