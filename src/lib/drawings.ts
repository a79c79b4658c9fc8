/** What a drawing may have that is shown at the site's own address. Pure: of the dev server, the browser and the function. */

/** Elements of SVG that only draw: no script, no link, no animation, nothing of HTML. */
export const DRAWING_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform circle clipPath defs desc ellipse ' +
    'filter font g glyph glyphRef hkern image line linearGradient marker mask metadata mpath path pattern polygon ' +
    'polyline radialGradient rect stop style svg switch symbol text textPath title tref tspan use view vkern ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap ' +
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode ' +
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

/** Of what sanitizers of SVG allow, these are left out. */
export const FORBIDDEN_ELEMENTS = ['foreignObject', 'script', 'a', 'set', 'animate'];

/** Whether CSS may load something. `url(#…)` is harmless: it refers to a part of the drawing. */
export const loadsResources = (css: string): boolean =>
  /@import|\\|(?:image-set|image|cross-fade|src)\(|url\(\s*['"]?\s*(?!['"#\s])/i.test(css);

export function isHarmlessAttribute(name: string, value: string): boolean {
  if (/^on/i.test(name)) return false;
  if (/href$/i.test(name)) return /^(#|data:image\/(png|jpeg|webp|gif);base64,)/.test(value.trim());
  return !loadsResources(value);
}
