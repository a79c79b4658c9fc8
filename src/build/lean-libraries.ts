import type { Plugin } from 'vite';

interface Cut {
  /** The module of a library. */
  id: RegExp;
  /** What it contains, if its name changes with each version. */
  code?: RegExp;
  change(code: string): string;
}

/** Imports a module; what it imports is asked for at the same time. */
const PRELOAD = `const asked = new Set();
export function __vitePreload(load, modules) {
  for (const module of modules ?? [])
    if (!asked.has(module)) {
      asked.add(module);
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + module }),
      );
    }
  return load();
}`;

/** The names that Emotion takes for attributes, in the place of a list of all attributes. */
const NO_ATTRIBUTES = ['as', 'ownerState', 'sx', 'theme'];

const COMPONENT = 'import { Component as Component$ } from "react";';

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
        .replace(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ')
        // So do its error boundaries, by what they extend and by `contextType`.
        .replace(/class (extends )React\d*\.Component /g, 'class $1Component$ ')
        .replace(/^\w+\.contextType = .*;$/gm, '')
        .replace(
          'isDataRoute ? useNavigateStable() : useNavigateUnstable()',
          'useNavigateUnstable()',
        )
        .concat(COMPONENT),
  },
  {
    // Styles, nonces and failures of what is loaded: there are none, and `load-chunk.ts` hears of failures.
    id: /^\0vite\/preload-helper/,
    change: () => PRELOAD,
  },
  {
    // Layers of CSS, which the theme does not have.
    id: /@mui\/system\/ThemeProvider\/ThemeProvider\.mjs/,
    change: (code) =>
      code.replace(
        'import useLayerOrder from "./useLayerOrder.mjs";',
        'const useLayerOrder = () => null;',
      ),
  },
  {
    // The theme as source text, for who makes files of it.
    id: /@mui\/material\/styles\/createThemeNoVars\.mjs/,
    change: (code) =>
      code
        .replace('import { stringifyTheme } from "./stringifyTheme.mjs";', '')
        .replace(/^ *\w+\.toRuntimeSource = stringifyTheme;.*$/m, ''),
  },
];

/** The engine's components pass to an element what it has alone (`lean-libraries.test.ts`); a block of a site may not. */
const KNOWN_PROPS: Cut = {
  id: /@emotion\/styled\/base\/dist\/emotion-styled-base\.(?:browser\.)?esm\.js/,
  change: (code) =>
    code.replace(
      /import isPropValid from '@emotion\/is-prop-valid';/,
      `const isPropValid = (name) => !${JSON.stringify(NO_ATTRIBUTES)}.includes(name);`,
    ),
};

export const leanLibraries = ({ hasOwnBlocks }: { hasOwnBlocks: boolean }): Plugin[] =>
  [...CUTS, ...(hasOwnBlocks ? [] : [KNOWN_PROPS])].map(({ id, code: mark = /./, change }) => ({
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
