import Container from '@mui/material/Container';
import List from '@mui/material/List';
import { styled, type Theme } from '@mui/material/styles';
import { memoize } from '../../lib/memoize.ts';
import { useSite } from '../../ui/data/site-context.ts';
import type { Assets } from '../../ui/data/types.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { CallLink, givesWay } from './call-link.tsx';
import { isLink } from './current-link.ts';
import { Languages } from './languages.tsx';
import { MenuAction, MenuLink } from './menu-link.tsx';
import { Chevron, current, menuHover, menuItem, usePopovers } from './menu-parts.tsx';

/**
 * Items with links open as native popovers: they work before (and without) the app, close on Escape and
 * on a click elsewhere, and the browser says whether they are open.
 */
export function DesktopMenu({ translations }: { translations?: Assets['translations'] }) {
  const { navigation, messages } = useSite();
  const { links: items, action, phone } = navigation.header;
  const popovers = usePopovers();
  const Bar = phone ? NavWithPhone : Nav;
  return (
    <Bar aria-label={messages.navigation.mainMenu} data-no-print>
      <Items disablePadding>
        {items.map((item, index) => {
          const { label, links = [] } = item;
          if (isLink(item))
            return (
              <li key={item.to}>
                <MenuLink link={item} plain />
              </li>
            );
          const Links = linksOn(item.drawings)(leavesOne(links.length));
          return (
            <li key={label}>
              <Toggle type="button" popoverTarget={`_menu-${index}`}>
                {label}
                <Chevron />
              </Toggle>
              {popovers && (
                <Panel id={`_menu-${index}`} popover="auto">
                  <Container>
                    <Links disablePadding>
                      {links.map((link) => (
                        <li key={link.to}>
                          <MenuLink link={link} />
                        </li>
                      ))}
                    </Links>
                  </Container>
                </Panel>
              )}
            </li>
          );
        })}
      </Items>
      <Languages translations={translations} />
      {phone && <CallLink />}
      <MenuAction action={action} arrow={false} />
    </Bar>
  );
}

const hidden = { display: 'none' };

/** Beside the button of the folded menu its last part is shown alone, the main button, where that fits. */
export const folded = ({ theme: { menu } }: { theme: Theme }) => ({
  [menu.folds]: { '& > :not(:last-child)': hidden },
  [menu.foldsWhole]: hidden,
});

const Nav = styled('nav')(folded, {
  display: 'flex',
  alignItems: 'center',
  gap: spacing(3),
  '& > :last-child': { minHeight: 44, paddingBlock: spacing(1) }, // less tall than in the folded menu
});

/** What is missing in width is taken from the phone number alone. */
const NavWithPhone = styled(Nav)(({ theme }) => ({
  [theme.menu.fits]: { ...givesWay, minWidth: 0 },
  '& > ul, & > :last-child': { flexShrink: 0 },
  '& > ul + a': { marginLeft: spacing(-1.5) }, // an item and the number each have space around them
}));

const Items = styled(List)({ display: 'flex', gap: spacing(0.5) });

const Toggle = styled('button')({
  ...menuItem,
  display: 'inline-flex',
  gap: spacing(1),
  border: 0,
  background: 'none',
  cursor: 'pointer',
  ...menuHover,
  'li:has([aria-current]) > &': current,
});

/** A sheet below the header, over the page. */
const Panel = styled('div')({
  position: 'fixed',
  inset: 'var(--header) 0 auto 0',
  width: '100%',
  maxHeight: 'calc(100dvh - var(--header))',
  margin: 0,
  padding: spacing(3.5, 0, 4.5),
  border: 'solid var(--line)',
  borderWidth: '1px 0',
  overflow: 'auto',
  background: 'var(--card)',
  color: 'var(--fg)',
  '&:popover-open': { animation: 'drop 150ms var(--ease)' },
});

/** Whether four columns would leave the last link alone in a row. */
const leavesOne = (links: number) => links > 4 && links % 4 === 1;

/** Its drawings are CSS backgrounds, which are not loaded before the menu opens. */
const linksOn = memoize((drawings?: string) =>
  memoize((inThree: boolean) =>
    styled(List)({
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(${inThree ? 'max(250px, 30%)' : '250px'}, 1fr))`,
      gap: spacing(0.5, 0),
      marginInline: -14, // the padding of its links, to align their text with the logo
      ...(drawings && {
        gridTemplateColumns: 'repeat(4, 1fr)',
        gridAutoRows: '1fr',
        background: `url(${drawings}) 0/100% 100%`,
        '--drawing': '76px',
      }),
    }),
  ),
);
