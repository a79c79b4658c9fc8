import type { Theme } from '../../types/config.gen.ts';
import type { Assets, OtherLanguage } from '../../ui/data/types.ts';
import type { SiteConfig } from '../index.ts';

/** From how wide windows on, in em. */
interface MenuWidths {
  /** On one line. */
  menu: number;
  /** With the phone number beside it; undefined if there is none, or too little space in all windows. */
  phone?: number;
}

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
const CALL = 2 * 12 + 24 + 8;
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
 * From how wide a window on the header is one line. An estimate, rather too much: a media query needs it before any
 * browser has measured the text.
 */
export function menuWidthsOf({ navigation, theme, site, ...shown }: Shown): MenuWidths {
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
    (site.search ? SEARCH : 0) +
    (shown.hasAccounts ? ACCOUNT : 0);
  const windowFor = (wide: number) =>
    wide > theme.contentWidth ? undefined : Math.ceil((wide + BESIDE) / ROOT);
  const number = GAP + CALL + text(site.contacts.phone.label);
  return { menu: windowFor(width) ?? NEVER, phone: phone ? windowFor(width + number) : undefined };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function logoWidth({ brand }: SiteConfig['site'], { pictures }: Shown['assets']): number {
  const widths = [brand.logoOnDark, brand.logoOnLight].map(({ src }) => {
    const { width, height } = pictures[src] ?? { width: 0, height: 1 };
    return (LOGO * width) / height;
  });
  return Math.max(...widths);
}

/** Widths of Arial, in thousandths of its size: `standInSize` says how wide a font is beside it. */
const ARIAL = Object.entries({
  222: 'ijl',
  278: ' !,./:;I[\\]ft',
  333: '()-`r',
  355: '"\'*|',
  500: 'Jckvsxyz',
  556: '#$?Labdeghnopqu_0123456789',
  611: '+<=>~FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  944: '%W',
}).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)] as const));
const WIDTHS = new Map<string, number>(ARIAL);

/** The menu is bolder than the text that was measured. */
const BOLDER = 1.04;

/** In em. */
function widthOfText(text: string, { fonts: { text: font } }: Theme): number {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '');
  const thousandths = [...bare].map(
    (letter) => WIDTHS.get(letter) ?? (letter > '\u2e7f' ? 1000 : 667),
  );
  return (sum(thousandths) / 1000) * (font.standInSize / 100) * BOLDER;
}
