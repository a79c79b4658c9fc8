import standIns from '../../lib/stand-in-widths.json' with { type: 'json' };
import type { Theme } from '../../types/config.gen.ts';
import type { Assets, OtherLanguage } from '../../ui/data/types.ts';
import type { SiteConfig } from '../index.ts';

interface Shown extends Pick<SiteConfig, 'site' | 'navigation' | 'theme'> {
  languages: readonly OtherLanguage[];
  hasAccounts: boolean;
  assets: Pick<Assets, 'pictures'>;
}

/** Pixels, as src/app/shell/ has them. */
const ITEM = 28;
const CHEVRON = 8 + 12;
const BUTTON = 50;
const BETWEEN_ITEMS = 4;
const GAP = 24;
const LOGO = 36;
/** The sign alone: the number is shown where it fits. */
const CALL = GAP + 48 - 12;
const SEARCH = GAP + 48 - 12;
const ACCOUNT = GAP + 44;
/** On both sides of the page, and a scrollbar. */
const BESIDE = 2 * 48 + 16;
const ROOT = 16;
const ITEM_TEXT = 15;
const BUTTON_TEXT = 17;
/** No window is as wide, in em. */
const NEVER = 9999;

/**
 * From how wide a window on, in em, the header is one line. An estimate, rather too much: a media query needs it before any
 * browser has measured the text.
 */
export function menuWidthOf({ navigation, theme, site, ...shown }: Shown): number {
  const { links, action, phone } = navigation.header;
  const text = (label: string, size = ITEM_TEXT) => widthOfText(label, theme) * size;
  const items = links.map(
    ({ label, links: opened }) => ITEM + text(label) + (opened ? CHEVRON : 0),
  );
  const languages = shown.languages.map(({ name }) => ITEM + text(name));
  const parts = [
    logoWidth(site, shown.assets),
    sum(items) + Math.max(0, items.length - 1) * BETWEEN_ITEMS,
    ...(languages.length > 0 ? [sum(languages)] : []),
    BUTTON + text(action.label, BUTTON_TEXT),
  ];
  const width =
    sum(parts) +
    (parts.length - 1) * GAP +
    (phone ? CALL : 0) +
    (site.search ? SEARCH : 0) +
    (shown.hasAccounts ? ACCOUNT : 0);
  return width > theme.contentWidth ? NEVER : Math.ceil((width + BESIDE) / ROOT);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function logoWidth({ brand }: SiteConfig['site'], { pictures }: Shown['assets']): number {
  const widths = [brand.logoOnDark, brand.logoOnLight].map(({ src }) => {
    const { width, height } = pictures[src] ?? { width: 0, height: 1 };
    return (LOGO * width) / height;
  });
  return Math.max(...widths);
}

/** The menu is bolder than the text that was measured. */
const BOLDER = 1.04;

/** In em, by the widths of the font's stand-in: `standInSize` says how wide the font is beside it. */
function widthOfText(text: string, { fonts: { text: font } }: Theme): number {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '');
  const widths = standIns[font.standIn];
  const thousandths = [...bare].map(
    (letter) => widths[letter.charCodeAt(0) - 0x20] ?? (letter > '\u2e7f' ? 1000 : 667),
  );
  return (sum(thousandths) / 1000) * ((font.standInSize ?? 100) / 100) * BOLDER;
}
