import type { Plugin } from 'vite';

const BY_DEFAULT = 'var defaultStylisPlugins = [prefixer];';

/**
 * Emotion brings prefixes for browsers of ten years ago, a fiftieth of what each page loads, even to who
 * gives it plugins of their own, as `src/ui/theme/style-cache.ts` does. Out of the default they are out of the bundle.
 */
export function noOldPrefixes(): Plugin {
  return {
    name: 'no-old-prefixes',
    apply: 'build',
    transform: {
      filter: { id: /@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js/ },
      handler(code) {
        if (!code.includes(BY_DEFAULT)) this.error('@emotion/cache no longer says its plugins so');
        return { code: code.replace(BY_DEFAULT, 'var defaultStylisPlugins = [];'), map: null };
      },
    },
  };
}
