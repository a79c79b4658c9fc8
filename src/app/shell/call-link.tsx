import { styled } from '@mui/material/styles';
import { useSite } from '../../ui/data/site-context.ts';
import { Link } from '../../ui/link.tsx';
import { PHONE } from '../../ui/theme/breakpoints.ts';
import { size } from '../../ui/theme/size.ts';
import { menuHover } from './menu-parts.tsx';

/** Calls the site, beside the menu or its button: its sign and the number, the number alone, or the sign, as they fit. */
export function CallLink() {
  const { site, messages } = useSite();
  const { label, to } = site.contacts.phone;
  return (
    <Call to={to} aria-label={`${messages.contacts.phone} ${label}`}>
      <Sign>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M5 3.5h3.6l1.8 4.6-2.3 1.6a12 12 0 0 0 6.2 6.2l1.6-2.3 4.6 1.8V19a1.6 1.6 0 0 1-1.7 1.6C10.6 20.2 3.8 13.4 3.4 5.2A1.6 1.6 0 0 1 5 3.5z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
          />
        </svg>
      </Sign>
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
  justifyContent: 'center',
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
