import { MENU_WIDTH } from '../../../lib/menu-width.ts';
import standIns from '../../../lib/stand-in-widths.json' with { type: 'json' };
import type { Navigation, Site, Theme } from '../../../types/config.gen.ts';

interface Shown {
  site: Pick<Site, 'search'>;
  navigation: Navigation;
  theme: Theme;
  /** The names of the other languages. */
  languages: readonly string[];
  hasAccounts: boolean;
  /** Width by height of the logos. */
  logoRatios: readonly number[];
}

/** Pixels, as src/app/shell/ has them. */
const MENU_BUTTON = 48 - 12;
const ITEM = 28;
const CHEVRON = 8 + 12;
const BUTTON = 50;
const BETWEEN_ITEMS = 4;
const GAP = 24;
const LOGO = 36;
/** The sign alone: the number is shown where it fits. */
const SIGN = 48;
const CALL = GAP + SIGN - 12;
const SEARCH = GAP + 48 - 12;
const ACCOUNT = GAP + 44;
const SCROLLBAR = 16;
/** On both sides of the page, and a scrollbar. */
const BESIDE = 2 * 48 + SCROLLBAR;
/** The part of a tablet between the two sides of the page. */
const BETWEEN_SIDES = 0.9;
const ROOT = 16;
/** No window is as wide, in em. */
const NO_WIDTH = 9999;
const ITEM_TEXT = 15;
const BUTTON_TEXT = 17;

/**
 * From how wide a window on, in em, the header is one line. An estimate, rather too much: a media query needs it before any
 * browser has measured the text.
 */
export function menuWidthOf(shown: Shown): number {
  const width = widthOf(shown);
  return width > shown.theme.contentWidth ? NO_WIDTH : Math.ceil((width + BESIDE) / ROOT);
}

/**
 * From how wide a window on, in em, the main button fits between the logo and the button of the folded menu. An estimate like
 * `menuWidthOf`.
 */
export function actionWidthOf(shown: Shown): number {
  const { action, phone } = shown.navigation.header;
  const width =
    logoWidth(shown) +
    GAP +
    actionWidth(action.label, shown) +
    GAP +
    MENU_BUTTON +
    (phone ? SIGN : 0) +
    othersWidth(shown);
  const fits = Math.ceil((width / BETWEEN_SIDES + SCROLLBAR) / ROOT);
  return Math.min(fits, Math.max(menuWidthOf(shown), MENU_WIDTH)); // where the menu is shown, its button is
}

/** By how many letters the labels are too long for every window, by the same estimate; 0 where they fit in some. */
export function lettersTooMany(shown: Shown): number {
  const missing = widthOf(shown) - shown.theme.contentWidth;
  const { links, action } = shown.navigation.header;
  const labels = [...links, action].map(({ label }) => label).join('');
  return Math.ceil(Math.max(0, missing) / (textWidth(labels, shown) / labels.length));
}

function widthOf(shown: Shown): number {
  const { links, action, phone } = shown.navigation.header;
  const items = links.map(
    ({ label, links: opened }) => ITEM + textWidth(label, shown) + (opened ? CHEVRON : 0),
  );
  const languages = shown.languages.map((name) => ITEM + textWidth(name, shown));
  const parts = [
    logoWidth(shown),
    sum(items) + Math.max(0, items.length - 1) * BETWEEN_ITEMS,
    ...(languages.length > 0 ? [sum(languages)] : []),
    actionWidth(action.label, shown),
  ];
  return sum(parts) + (parts.length - 1) * GAP + (phone ? CALL : 0) + othersWidth(shown);
}

const logoWidth = ({ logoRatios }: Shown) => LOGO * Math.max(0, ...logoRatios);

const actionWidth = (label: string, shown: Shown) => BUTTON + textWidth(label, shown, BUTTON_TEXT);

/** The width of the buttons that are there whether the menu is folded or not. */
const othersWidth = ({ site, hasAccounts }: Shown) =>
  (site.search ? SEARCH : 0) + (hasAccounts ? ACCOUNT : 0);

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The menu is bolder than the text that was measured. */
const BOLDER = 1.04;

/** By the widths of the font's stand-in: `standInSize` says how wide the font is beside it. */
function textWidth(text: string, { theme }: Pick<Shown, 'theme'>, size = ITEM_TEXT): number {
  const font = theme.fonts.text;
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '');
  const widths = standIns[font.standIn];
  const thousandths = [...bare].map(
    (letter) => widths[letter.charCodeAt(0) - 0x20] ?? (letter > '\u2e7f' ? 1000 : 667),
  );
  return (sum(thousandths) / 1000) * ((font.standInSize ?? 100) / 100) * BOLDER * size;
}
