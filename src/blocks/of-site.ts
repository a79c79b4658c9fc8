/** What the commands of a package read of a site's own blocks: bundled alone (`src/node/loaded-blocks.mjs`). */
export * as checks from '#site-blocks/checks';
export * as data from '#site-blocks/data';
