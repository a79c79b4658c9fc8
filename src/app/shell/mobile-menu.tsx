import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSite } from '../../ui/data/site-context.ts';
import type { Assets } from '../../ui/data/types.ts';
import { Link } from '../../ui/link.tsx';
import { PHONE, spacing } from '../../ui/theme/breakpoints.ts';
import { size } from '../../ui/theme/size.ts';
import { CallLink, givesWay } from './call-link.tsx';
import { isLink } from './current-link.ts';
import { Languages } from './languages.tsx';
import { useGround } from './logo.tsx';
import { MenuAction, MenuLink } from './menu-link.tsx';
import { Chevron, current, menuItem, mobileOnly, usePopovers } from './menu-parts.tsx';

const MENU = '_menu-mobile';

/** The whole menu behind one button: a native popover with native expandable groups. */
export function MobileMenu({ translations }: { translations?: Assets['translations'] }) {
  const { site, navigation, messages } = useSite();
  const { phone, whatsapp, emergency } = site.contacts;
  const { links: items, action, phone: showsPhone } = navigation.header;
  const Bar = showsPhone ? BarWithPhone : Root;
  const popovers = usePopovers();
  return (
    <Bar data-no-print>
      {showsPhone && <CallLink />}
      <Toggle type="button" popoverTarget={MENU} aria-label={messages.navigation.openMenu}>
        <Bars />
      </Toggle>
      {popovers && (
        <Panel id={MENU} popover="auto" data-background={useGround('header').background}>
          <nav aria-label={messages.navigation.mainMenu}>
            <List disablePadding>
              {items.map((item) => (
                <li key={item.to ?? item.label}>
                  {isLink(item) ? (
                    <LargeLink link={item} plain />
                  ) : (
                    // The visitor may have opened it before hydration.
                    <Group name="menu" suppressHydrationWarning>
                      <GroupHead>
                        {item.label}
                        <Chevron />
                      </GroupHead>
                      <GroupLinks>
                        {item.links?.map((link) => (
                          <li key={link.to}>
                            <MenuLink link={link} plain />
                          </li>
                        ))}
                      </GroupLinks>
                    </Group>
                  )}
                </li>
              ))}
            </List>
            <Languages translations={translations} />
            <WideAction>
              <MenuAction action={action} />
            </WideAction>
          </nav>
          <Reach>
            {emergency && <Direct to={emergency.to}>{emergency.label}</Direct>}
            <Direct to={phone.to}>{phone.label}</Direct>
            {whatsapp && <Direct to="whatsapp:">{messages.contacts.whatsapp}</Direct>}
          </Reach>
        </Panel>
      )}
    </Bar>
  );
}

/** Three bars, which become a cross while the menu is open. */
function Bars() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.6">
        <path data-bars="" d="M3 7h18M3 12h18M3 17h18" />
        <path data-cross="" d="M5 5l14 14M19 5L5 19" />
      </g>
    </svg>
  );
}

const Root = styled('div')(mobileOnly, {
  '& [data-cross]': { display: 'none' },
  '&:has(:popover-open) > button [data-bars]': { display: 'none' },
  '&:has(:popover-open) > button [data-cross]': { display: 'inline' },
});

/** On a phone, closer to the search: the brand needs the width. */
const BarWithPhone = styled(Root)(
  {
    ...givesWay,
    display: 'flex',
    minWidth: 48 + 48 - 12, // the two signs
    '& > button': { flexShrink: 0 },
    [PHONE]: { marginLeft: spacing(-2.5) },
  },
  mobileOnly,
);

const Toggle = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  marginRight: spacing(-1.5),
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--fg)',
  cursor: 'pointer',
});

const Panel = styled('div')({
  position: 'fixed',
  inset: 'var(--header) 0 0 0',
  width: '100%',
  height: 'auto',
  margin: 0,
  padding: '8px var(--gutter) 0',
  border: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBottom: 112, // keeps a focused link above the sticky last lines
  '&:popover-open': { display: 'flex', flexDirection: 'column' },
});

/** Sticky: contacts stay visible while a group is open. */
const Reach = styled(Typography)({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0, 4),
  marginTop: 'auto',
  paddingBlock: spacing(1),
  borderTop: '1px solid var(--line)',
  background: 'var(--bg)',
});

const Direct = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  whiteSpace: 'nowrap',
});

const WideAction = styled('div')({ display: 'grid', marginBlock: spacing(3) });

const Group = styled('details')({ borderBottom: '1px solid var(--line)' });

const GroupHead = styled('summary')({
  ...menuItem,
  display: 'flex',
  justifyContent: 'space-between',
  minHeight: 60,
  paddingInline: 0,
  fontSize: size.large,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  'details:has([aria-current]) > &': current,
});

const GroupLinks = styled('ul')({ paddingBottom: spacing(2) });

const LargeLink = styled(MenuLink)({
  display: 'flex',
  minHeight: 60,
  paddingInline: 0,
  borderBottom: '1px solid var(--line)',
  borderRadius: 0,
  fontSize: size.large,
});
