import { transform } from 'cssjanus';

/** Parts of a value between spaces that are not inside parentheses. */
const PARTS = /(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g;

/** Shorthands of four sides. */
const SIDES = /(?<=[{;])(inset|margin|padding|scroll-margin|scroll-padding):([^;{}]+)/g;

/** Written out where cssjanus does not know the sides: it reads no functions, and no `inset`. */
const writeOut = (_: string, property: string, value: string): string => {
  const [top, right, bottom, left, ...more] = value.match(PARTS) ?? [];
  const isKnown = property !== 'inset' && !value.includes('(');
  if (isKnown || left === undefined || more.length > 0) return `${property}:${value}`;
  const of = (side: string) => (property === 'inset' ? side : `${property}-${side}`);
  return `${of('top')}:${top};${of('right')}:${right};${of('bottom')}:${bottom};${of('left')}:${left}`;
};

/** As angles: cssjanus mirrors some of these sides, by what else is in the gradient. */
const TO_SIDE = /(?<=linear-gradient\()to (left|right)(?=,)/g;

/** Angles that turn, and those of gradients, which cssjanus leaves. */
const ANGLES = /\b(rotate\(|linear-gradient\()(-?)(?=[\d.]+(?:deg|turn))/g;

/** Shapes that a box is cut to. A triangle that says "play" points the same way in all languages. */
const POLYGONS = /\bpolygon\((?!0 0,\s*100% 50%,\s*0 100%\))((?:[^()]|\([^()]*\))+)\)/g;
const POINTS = /(?:[^(),]|\([^()]*\))+/g;
const INSETS = /(?<=clip-path:inset\()([^()]+)(?=\))/g;

function mirrorPoint(point: string): string {
  const [x = '', y = ''] = point.match(PARTS) ?? [];
  if (x === '0') return `100% ${y}`;
  return `${x.endsWith('%') ? `${100 - Number.parseFloat(x)}%` : `calc(100% - ${x})`} ${y}`;
}

const mirrorInset = (inset: string): string => {
  const [top, right, bottom, left] = inset.split(' ');
  return left === undefined ? inset : `${top} ${left} ${bottom} ${right}`;
};

/**
 * Styles for pages that are written from right to left, mirrored: components say left and right, as MUI does. Only the
 * documents of such languages have it.
 */
export const mirrored = (css: string): string =>
  transform(
    css
      .replace(SIDES, writeOut)
      .replace(TO_SIDE, (_, side: string) => (side === 'left' ? '-90deg' : '90deg')),
  )
    .replace(
      POLYGONS,
      (_, points: string) => `polygon(${points.match(POINTS)?.map(mirrorPoint).join(',')})`,
    )
    .replace(INSETS, mirrorInset)
    .replace(ANGLES, (_, kind: string, minus: string) => kind + (minus ? '' : '-'));

/** Drawings of charts and zones, whose parts have their places in them, but a clock, which runs as ever. */
const PLOT =
  'svg:not([viewBox],svg svg,:has([data-track])),svg[preserveAspectRatio=none]:not(svg svg),svg:has(>[data-flow])';

/**
 * Only in documents that are mirrored: drawings, arrows, letters that join and have marks above and below, digits of one width, which fonts stretch, quotation marks, of which browsers write English ones, and what is written from left to right in any
 * language.
 */
export const rightToLeftCss = `${PLOT}{scale:-1 1}
svg text{direction:ltr}
:is(${PLOT}) text{scale:-1 1;transform-box:fill-box;transform-origin:center}
svg[viewBox="0 0 20 12"] path,svg[data-side] path,[aria-controls]>svg[viewBox="0 0 20 20"] path{scale:-1 1;transform-box:fill-box;transform-origin:center}
:is(:lang(ar),:lang(ckb),:lang(fa),:lang(ps),:lang(sd),:lang(ug),:lang(ur)){letter-spacing:normal!important;font-variant-numeric:normal!important}
q:lang(ar){quotes:"«" "»" "“" "”"}
:is(h1,h2):is(:lang(ar),:lang(ckb),:lang(fa),:lang(ps),:lang(sd),:lang(ug),:lang(ur)){line-height:1.35!important}
a[href^="tel:"],a[href^="mailto:"],address *{unicode-bidi:plaintext}
address *{text-align:right}
input:is([type=tel],[type=email],[type=url]){direction:ltr;text-align:right}`.replaceAll('\n', '');
