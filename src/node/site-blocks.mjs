/**
 * A site's own blocks, for whoever bundles code: `<site>/blocks/` has the shape of `src/blocks/`. Plain JavaScript, as
 * commands are bundled with it before TypeScript can run.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mistakeIn, say } from './site-block-mistakes.mjs';

const engine = join(import.meta.dirname, '../..');
const MODULE = '#site-blocks/';
/** In the folder of the blocks: `npm run types`, and the dev server as it starts. */
export const TYPES = 'types.gen.ts';
const VIRTUAL = '\0virtual:site-blocks/';

/** What a block may import of the engine: address -> file, as package.json exports them. */
function entriesOf() {
  const { name, exports } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(exports).map(([path, file]) => [join(name, path), join(engine, file)]),
  );
}

export const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
export const pascal = (name) => camel(`-${name}`);

const traits = { file: 'traits.ts', name: 'traits', optional: true };
const ownCheck = (name) => ({ file: 'check.ts', name: `check${pascal(name)}`, optional: true });

/**
 * Kind -> the files of a block and what each exports: `data` and `check`, for the validator and the compiler, `page`, for
 * pages. An `optional` one may be missing.
 */
const KINDS = {
  sections: (name) => ({
    data: traits,
    check: ownCheck(name),
    page: { file: `${name}.tsx`, name: pascal(name) },
  }),
  fields: (name) => ({
    data: traits,
    check: ownCheck(name),
    page: { file: `${name}.tsx`, name: camel(name) },
  }),
  collections: (name) => ({ data: traits, check: ownCheck(name) }),
  strategies: (name) => ({
    data: { file: 'entry.ts', name: camel(name) },
    check: ownCheck(name),
    page: { file: `${name}.strategy.ts`, name: 'strategy' },
  }),
  checks: (name) => ({ check: { file: `${name}.ts`, name: `check${pascal(name)}` } }),
};

/**
 * The folders of a site's blocks, from the site, with slashes: [kind, name, folder].
 * @param {string} site
 * @returns {[kind: string, name: string, folder: string][]}
 */
export function siteBlockFolders(site) {
  return Object.keys(KINDS).flatMap((kind) => {
    const folder = join(site, 'blocks', kind);
    if (!existsSync(folder)) return [];
    return (
      readdirSync(folder)
        .filter((name) => !name.startsWith('.') && isFolder(join(folder, name)))
        // Git leaves empty folders behind.
        .filter((name) => readdirSync(join(folder, name)).length > 0)
        .map((name) => [kind, name, `blocks/${kind}/${name}`])
        .sort()
    );
  });
}

/**
 * Every file of a site's blocks with its time and size: what has been made of them is kept until one differs. Not the types
 * that the dev server writes beside them, which are in nothing that runs.
 * @param {string} site
 * @returns {[path: string, stamp: string][]}
 */
export function siteBlockStamps(site) {
  const root = join(site, 'blocks');
  if (!isFolder(root)) return [];
  const types = join(root, TYPES);
  return stampsIn(root)
    .filter(([path]) => path !== types)
    .sort();
}

/** Also of what links lead to: `recursive` of `readdir` follows none. */
const stampsIn = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return [];
    return stat.isDirectory() ? stampsIn(path) : [[path, `${stat.mtimeMs} ${stat.size}`]];
  });

const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Plugin of Rolldown and Vite: makes the modules `#site-blocks/…` that `src/blocks/no-site/` describes, and
 * resolves what blocks import of the engine.
 * @param {string} site
 * @returns {any} a plugin of both
 */
export function siteBlocks(site) {
  const entries = entriesOf();
  let last;
  // Asked for by several modules, of files that stay as they are.
  const found = () => {
    const stamps = JSON.stringify(siteBlockStamps(site));
    if (last?.stamps !== stamps) last = { stamps, found: checked(site, entries) };
    return last.found;
  };
  return {
    name: 'site-blocks',
    enforce: 'pre',
    // The bundler calls these for such names alone: a call for each module took a tenth of its time.
    resolveId: {
      filter: { id: /^(#site-blocks\/|[\w@])/ },
      async handler(id, importer) {
        // Not by its own name: in an address, what begins with # is no part of the path.
        if (id.startsWith(MODULE)) return VIRTUAL + id.slice(MODULE.length);
        if (id in entries) return entries[id];
        // A site that is not in the engine's folder finds packages where the engine has them.
        if (importer?.startsWith(join(site, 'blocks')))
          return this.resolve(id, join(engine, 'package.json'), { skipSelf: true });
      },
    },
    load: {
      filter: { id: /^\0virtual:site-blocks\// },
      handler: async (id) => MODULES[id.slice(VIRTUAL.length)](await found()),
    },
  };
}

/** Exported object of the module `data` -> the kind of the blocks in it. */
const REGISTRIES = {
  traits: 'sections',
  fieldTraits: 'fields',
  collectionTraits: 'collections',
  strategies: 'strategies',
};

const LOADER = JSON.stringify(join(engine, 'src/blocks/load-block.ts'));
const LOADED = `import { loading } from ${LOADER};\nconst loaded = loading(broken);`;

const loadedOf = (name, entries) =>
  `export const ${name} = ${entries.length > 0 ? `await loaded({ ${entries.join(', ')} })` : '{}'};`;

/** Name of a module -> its text. */
const MODULES = {
  data: ({ blocks, broken }) => {
    const names = blocks.flatMap(({ name, schema }) =>
      schema
        ? [[name, [String(schema.title ?? name).toLowerCase(), ...(schema.synonyms ?? [])]]]
        : [],
    );
    return [
      `export const broken = ${JSON.stringify(broken)};`,
      `export const names = ${JSON.stringify(Object.fromEntries(names))};`,
      blocks.length > 0 ? LOADED : '',
      ...Object.entries(REGISTRIES).map(([exported, kind]) =>
        loadedOf(
          exported,
          blocks.filter((block) => block.kind === kind).flatMap((block) => loaderOf(block, 'data')),
        ),
      ),
    ].join('\n');
  },
  checks: ({ blocks }) => {
    const entries = blocks.flatMap((block) => loaderOf(block, 'check'));
    const imported = `import { broken } from '${MODULE}data';\n${LOADED}`;
    return [entries.length > 0 ? imported : '', loadedOf('checks', entries)].join('\n');
  },
  sections: ({ blocks }) => componentsOf(blocks.filter(({ schema }) => !isStatic(schema))),
  'static-sections': ({ blocks }) => componentsOf(blocks.filter(({ schema }) => isStatic(schema))),
  fields: ({ blocks }) =>
    [
      blocks.some(({ kind }) => kind === 'fields') ? `import { failedField } from ${LOADER};` : '',
      registryOf(
        'fields',
        blocks,
        ({ name, importOf }) =>
          `await ${importOf('page')}.then((of) => of.${camel(name)}, failedField)`,
      ),
    ].join('\n'),
  strategies: ({ blocks }) =>
    registryOf(
      'strategies',
      blocks,
      ({ importOf }) => `async () => (await ${importOf('page')}).strategy`,
    ),
};

const isStatic = (schema) => schema?.traits?.isStatic === true;

function componentsOf(blocks) {
  const own = blocks.filter(({ kind }) => kind === 'sections');
  const lazy = JSON.stringify(join(engine, 'src/lib/lazy-component.tsx'));
  return [
    own.length > 0 ? `import { lazyComponent } from ${lazy};` : '',
    `export const sections = {`,
    ...own.map(
      ({ name, importOf }) =>
        `  ${JSON.stringify(name)}: lazyComponent(async () => (await ${importOf('page')}).${pascal(name)}),`,
    ),
    '};',
  ].join('\n');
}

const registryOf = (kind, blocks, valueIn) =>
  [
    `export const ${kind} = {`,
    ...blocks
      .filter((block) => block.kind === kind)
      .map((block) => `  ${JSON.stringify(block.name)}: ${valueIn(block)},`),
    '};',
  ].join('\n');

/** How a part of a block is loaded: data of its schema, and what its file exports; nothing if it has neither. */
function loaderOf({ kind, name, folder, files, importOf, schema }, part) {
  const data = part === 'data' ? traitsIn(kind, schema) : {};
  const file = files[part];
  if (!file && Object.keys(data).length === 0) return [];
  const key = part === 'check' && kind !== 'checks' ? `${kind}/${name}` : name;
  const load = file ? `async () => (await ${importOf(part)}).${file.name}` : 'async () => ({})';
  return [`${JSON.stringify(key)}: [${JSON.stringify(folder)}, ${load}, ${JSON.stringify(data)}]`];
}

/**
 * What the schema of a block says for the validator and the compiler, of the engine's and of a site's.
 * @param {string} kind
 * @param {Record<string, any>} [schema]
 * @returns {Record<string, any>}
 */
export function traitsIn(kind, schema = {}) {
  const { traits, properties, required = [] } = schema;
  // Every section has a title, unless its schema says `"title": false`.
  const mayLackTitle =
    kind === 'sections' &&
    properties !== undefined &&
    properties.title !== false &&
    Array.isArray(required) &&
    !required.includes('title');
  return { ...(mayLackTitle && { mayLackTitle: true }), ...traits };
}

/**
 * A site's blocks without those that cannot be bundled, and these with what is wrong. A block with a mistake takes no
 * other one down.
 */
async function checked(site, entries) {
  const blocks = [];
  const broken = [];
  const folders = siteBlockFolders(site);
  if (folders.length === 0) return { blocks, broken };
  const { parseSync } = await import('rolldown/utils');
  for (const [kind, name, folder] of folders) {
    const files = presentIn(join(site, folder), KINDS[kind](name));
    const schema = schemaIn(join(site, folder, 'schema.json'));
    const mark = kind === 'checks' ? `${name}.ts` : 'schema.json';
    const isTaken = existsSync(join(engine, 'src/blocks', kind, name, mark));
    const message = isTaken
      ? say('taken', { name })
      : mistakeIn(join(site, folder), files, { parseSync, entries }, isStatic(schema));
    if (message) broken.push({ folder, message });
    else {
      const importOf = (part) => `import(${JSON.stringify(join(site, folder, files[part].file))})`;
      blocks.push({ kind, name, folder, files, importOf, schema });
    }
  }
  return { blocks, broken };
}

/** Undefined if there is none; what is wrong with it, the validator tells. */
function schemaIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

const presentIn = (folder, files) =>
  Object.fromEntries(
    Object.entries(files).filter(
      ([, { file, optional }]) => !optional || existsSync(join(folder, file)),
    ),
  );
