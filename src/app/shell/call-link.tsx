import { styled } from '@mui/material/styles';
import { useSite } from '../../ui/data/site-context.ts';
import { Link } from '../../ui/link.tsx';
import { phoneSign } from '../../ui/phone-sign.tsx';
import { PHONE } from '../../ui/theme/breakpoints.ts';
import { size } from '../../ui/theme/size.ts';
import { menuHover } from './menu-parts.tsx';

/** Calls the site, beside the menu or its button: its sign and the number, the number alone, or the sign, as they fit. */
export function CallLink() {
  const { site, messages } = useSite();
  const { label, to } = site.contacts.phone;
  return (
    <Call to={to} aria-label={`${messages.contacts.phone} ${label}`}>
      <Sign>{phoneSign}</Sign>
      <bdi>{label}</bdi>
    </Call>
  );
}

/** Of what the link stands in: the logo beside it keeps its width. */
export const givesWay = { flexShrink: 999 };

/** Where it is too narrow, what does not fit wraps out of sight: no width has to be known. */
const wraps = { display: 'flex', flexWrap: 'wrap', height: 48, overflow: 'hidden' } as const;

const Call = styled(Link)({
  ...wraps,
  alignItems: 'center',
  justifyContent: 'flex-end', // a sign alone stands beside the button, not amid the room that was too little for the number
  minWidth: 48,
  paddingInline: 8,
  color: 'var(--fg)',
  fontSize: size.small,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ...menuHover,
  '& bdi': { marginInline: 4 },
  [PHONE]: { '& bdi': { display: 'none' } },
});

/** It takes what the number leaves: beside a number that fits alone that is too little, and it wraps below a line without width. */
const Sign = styled('span')({
  ...wraps,
  flex: '1 1 0',
  maxWidth: 32,
  justifyContent: 'center',
  '&::before': { content: '""', height: 48 },
  '& svg': { height: 48, marginInline: 3 },
});
