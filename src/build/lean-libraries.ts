import type { Plugin } from 'vite';

interface Cut {
  /** The module of a library. */
  id: RegExp;
  /** What it contains, if its name changes with each version. */
  code?: RegExp;
  change(code: string): string;
}

/** What libraries bring to every page though nobody calls it. Each cut fails if its library has changed. */
const CUTS: Cut[] = [
  {
    // Prefixes for browsers of ten years ago, even to who gives it plugins of their own, as `src/ui/theme/style-cache.ts` does.
    id: /@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js/,
    change: (code) =>
      code.replace('var defaultStylisPlugins = [prefixer];', 'var defaultStylisPlugins = [];'),
  },
  {
    // Themes of CSS variables and of several colour schemes; `src/ui/theme/site-theme.ts` has neither.
    id: /@mui\/material\/styles\/createTheme\.mjs/,
    change: (code) =>
      code.replace(
        /^[\s\S]*return createThemeNoVars\(options, \.\.\.args\);[\s\S]*$/,
        'export { default } from "./createThemeNoVars.mjs";',
      ),
  },
  {
    // The waves of a pressed button, which `src/ui/theme/components.ts` switches off.
    id: /@mui\/material\/ButtonBase\/ButtonBase\.mjs/,
    change: (code) =>
      code.replace(
        'import TouchRipple from "./TouchRipple.mjs";',
        'const TouchRipple = () => null;',
      ),
  },
  {
    // Its components and contexts are one module that does not say that they may be left out: data routes, forms, links.
    id: /react-router\/dist\/(?:development|production)\/chunk-\w+\.mjs/,
    code: /displayName/,
    change: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ '),
  },
];

export const leanLibraries = (): Plugin[] =>
  CUTS.map(({ id, code: mark = /./, change }) => ({
    name: 'lean-libraries',
    apply: 'build',
    transform: {
      filter: { id, code: mark },
      handler(code) {
        const changed = change(code);
        if (changed === code) this.error(`${id} lacks what is cut out of it`);
        return { code: changed, map: null };
      },
    },
  }));
