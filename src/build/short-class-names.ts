import type { Plugin } from 'vite';

const HASH = 'return ((h ^ h >>> 15) >>> 0).toString(36);';

/** The build stops if two styles share a name: one of them would be missing. */
const SHORT_HASH = `
  h ^= h >>> 15;
  var name = btoa(String.fromCharCode(h & 255, h >> 8 & 255, h >> 16 & 255, h >>> 24)).slice(0, 5).replace(/\\W/g, '_');
  if (import.meta.env.SSR) {
    var hashes = globalThis.classNames ??= new Map();
    if ((hashes.get(name) ?? h) !== h) throw new Error('Two styles are both named ' + name + '. Change one of them.');
    hashes.set(name, h);
  }
  return name;`;

/**
 * Class names of five letters in place of seven: a random name is what compresses worst, and a page has some two
 * hundred. With 30 bits, two of a thousand styles share a name in one build of two thousand; with four letters it
 * would be one in thirty, and whoever changes a font or a radius could not mend that.
 */
export function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
    transform: {
      filter: { id: /@emotion\/hash\/dist\/emotion-hash/ },
      handler(code) {
        if (!code.includes(HASH)) this.error('@emotion/hash no longer returns its hash so');
        return { code: code.replace(HASH, SHORT_HASH), map: null };
      },
    },
  };
}
