/**
 * Libraries that a package brings as a file each: with what they depend on, they would be a third of what a site installs.
 * Plain JavaScript: commands are bundled with it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isInstalled, prebuilt } from './installed.mjs';

/** As they are imported. */
export const VENDORED = [
  '@clack/prompts',
  '@date-fns/tz',
  '@exodus/bytes/encoding.js',
  '@fastify/busboy',
  '@modelcontextprotocol/sdk/server/index.js',
  '@modelcontextprotocol/sdk/server/stdio.js',
  '@modelcontextprotocol/sdk/types.js',
  '@noble/hashes/sha2',
  '@noble/hashes/utils',
  '@supabase/supabase-js',
  'd3-scale',
  'd3-shape',
  'diff',
  'dompurify',
  'fastest-levenshtein',
  'fontkit',
  'html-encoding-sniffer',
  'intl-messageformat',
  'jsdom',
  'jsonc-parser',
  'libphonenumber-js/core',
  'libphonenumber-js/max/metadata',
  'libphonenumber-js/mobile/examples',
  'mdast-util-from-markdown',
  'mdast-util-to-markdown',
  'parse5',
  'robots-parser',
  'saxes',
  'sirv',
];

/** @param {string} id */
export const vendoredName = (id) => `${id.replace(/\W+/g, '-').replace(/^-/, '')}.mjs`;

const fileOf = (id) => join(prebuilt, 'vendored', vendoredName(id));

/**
 * Plugin of Rolldown and Vite: an installed engine has these libraries from itself. `external`: they are loaded, not bundled.
 * @param {{ external?: boolean }} [options]
 * @returns {any} a plugin of both
 */
export const vendored = ({ external = false } = {}) => ({
  name: 'vendored',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^[\w@]/ },
    handler(id) {
      if (!isInstalled || !VENDORED.includes(id) || !existsSync(fileOf(id))) return;
      return external ? { id: pathToFileURL(fileOf(id)).href, external: true } : fileOf(id);
    },
  },
});
