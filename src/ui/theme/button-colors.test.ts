import { expect, test } from 'vitest';
import theme from '../../../tests/fixture-site/site-config/theme.json' with { type: 'json' };
import { lettersOnBrand } from '../../lib/brand-text.ts';
import { contrastRatio } from '../../lib/contrast-ratio.ts';
import { buttonColors, buttonCss } from './button-colors.ts';

const { colors } = theme;
const GREEN = { ink: '#12281D', graphite: '#1B3A2B', paper: '#FAF5E9', white: '#FFFEFA' };

/** Brand, its darker colour, and the one for dark backgrounds. */
const BRANDS = {
  red: colors,
  'dark green on green': { ...colors, ...GREEN, ...brand('#0F5132', '#0A3B24', '#E2CE9C') },
  blue: { ...colors, ...brand('#1F4FD8', '#173FB0', '#8FB0FF') },
  terracotta: { ...colors, ...brand('#AD4A22', '#8C3815', '#F4A97F') },
  yellow: { ...colors, ...brand('#FFC53D', '#F2AE12', '#FFC53D') },
  'pale green': { ...colors, ...brand('#A7E3C0', '#8CD0A8', '#A7E3C0') },
  black: { ...colors, ...brand('#000000', '#000000', '#CCCCCC') },
  grey: { ...colors, ...brand('#6E6E6E', '#555555', '#9A9A9A') },
  'nearly white': { ...colors, ...brand('#FFFFFF', '#EEEEEE', '#FFFFFF') },
  'dark, with a weak colour for dark backgrounds': {
    ...colors,
    ...brand('#0F5132', '#0A3B24', '#1F6142'),
  },
};

function brand(brand: string, brandDark: string, brandOnDark: string) {
  return { brand, brandDark, brandOnDark };
}

const SURFACES = ['paper', 'white', 'ink', 'graphite', 'brand', 'brandDark'] as const;

/** The tokens of a background that buttons have. */
function tokensOn(surface: (typeof SURFACES)[number], of: typeof colors) {
  const own = { ...of, 'brand-dark': of.brandDark };
  if (surface === 'ink' || surface === 'graphite')
    return { ...own, fg: of.white, bg: of.ink, muted: of.mist, accent: of.brandOnDark };
  if (surface === 'brand' || surface === 'brandDark')
    return { ...own, fg: of[lettersOnBrand(of)], bg: of.brand, muted: of.steel };
  return { ...own, fg: of.ink, bg: of[surface], muted: of.steel };
}

test.each(
  Object.entries(BRANDS).flatMap(([name, of]) =>
    SURFACES.map((surface) => [name, surface, of] as const),
  ),
)('%s: a button is seen on %s, and its words can be read', (_, surface, of) => {
  const isLight = surface === 'paper' || surface === 'white';
  const ground = isLight ? 'light' : surface.startsWith('brand') ? 'brand' : 'ink';
  const { fill, letters, hover, line, cardLine } = buttonColors(of)[ground as 'ink'];
  const isCard = surface === 'graphite' || surface === 'brandDark';
  const tokens = tokensOn(surface, of) as Record<string, string | undefined>;
  const colorOf = (value = '') =>
    value.startsWith('var(') ? tokens[value.slice(6, -1)] : value.replace('#fff', '#FFFFFF');
  // On a light brand cards are white.
  const below = surface === 'brandDark' && lettersOnBrand(of) === 'ink' ? of.white : of[surface];
  const edges = [fill, isCard ? cardLine : line].map((edge) => contrastRatio(colorOf(edge), below));
  expect(Math.max(...edges.map((ratio) => ratio ?? 0))).toBeGreaterThanOrEqual(3);
  expect(contrastRatio(colorOf(letters), colorOf(fill))).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(colorOf(letters), colorOf(hover))).toBeGreaterThanOrEqual(4.5);
});

test('a button that is seen in the brand’s colour keeps it', () => {
  const { light, ink } = buttonColors(colors);
  for (const { fill, line } of [light, ink])
    expect({ fill, line }).toEqual({ fill: 'var(--brand)' });
});

test('a button on the brand’s colour has that of letters, in whatever stands there', () => {
  expect(buttonCss(colors)).toContain(
    '[data-background=brand]{--button:var(--fg);--button-text:var(--bg)',
  );
});

test('no outline is declared where none is needed', () => {
  expect(buttonCss({ ...colors, brand: '#D8203E' })).not.toContain('line');
});
