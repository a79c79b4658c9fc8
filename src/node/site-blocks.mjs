/**
 * A site's own blocks, for whoever bundles code: `<site>/blocks/` has the shape of `src/blocks/`. Plain JavaScript, as
 * commands are bundled with it before TypeScript can run.
 */
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const engine = join(import.meta.dirname, '../..');

/** What a block may import of the engine: address -> file, as package.json exports them. */
function entriesOf() {
  const { name, exports } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(exports).map(([path, file]) => [join(name, path), join(engine, file)]),
  );
}

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = (name) => camel(`-${name}`);

/**
 * Kind -> the files of a block and what each exports: `data`, for the validator and the compiler, `page`, for pages.
 * An `optional` one may be missing.
 */
const KINDS = {
  sections: (name) => ({
    data: { file: 'traits.ts', name: 'traits', optional: true },
    page: { file: `${name}.tsx`, name: pascal(name) },
  }),
  fields: (name) => ({ page: { file: `${name}.tsx`, name: camel(name) } }),
  strategies: (name) => ({
    data: { file: 'entry.ts', name: camel(name) },
    page: { file: `${name}.strategy.ts`, name: 'strategy' },
  }),
  checks: (name) => ({ data: { file: `${name}.ts`, name: `check${pascal(name)}` } }),
  collections: () => ({}),
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
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => !entry.name.startsWith('.') && !entry.isFile())
        // Git leaves empty folders behind.
        .filter(({ name }) => readdirSync(join(folder, name)).length > 0)
        .map(({ name }) => [kind, name, `blocks/${kind}/${name}`])
        .sort()
    );
  });
}

/**
 * Every file of a site's blocks with its time and size: what has been made of them is kept until one differs.
 * @param {string} site
 * @returns {[path: string, stamp: string][]}
 */
export function siteBlockStamps(site) {
  const root = join(site, 'blocks');
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { mtimeMs, size } = statSync(path);
      return [path, `${mtimeMs} ${size}`];
    })
    .sort();
}

/**
 * Plugin of Rolldown and Vite: makes the modules `virtual:site-blocks/…` that `src/blocks/site-blocks.d.ts` describes, and
 * resolves what blocks import of the engine.
 * @param {string} site
 * @returns {any} a plugin of both
 */
export function siteBlocks(site) {
  const entries = entriesOf();
  return {
    name: 'site-blocks',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id.startsWith('virtual:site-blocks/')) return `\0${id}`;
      if (id in entries) return entries[id];
      // A site that is not in the engine's folder finds packages where the engine has them.
      if (importer?.startsWith(join(site, 'blocks')) && /^[\w@]/.test(id))
        return this.resolve(id, join(engine, 'package.json'), { skipSelf: true });
    },
    async load(id) {
      if (id.startsWith('\0virtual:site-blocks/'))
        return MODULES[id.slice('\0virtual:site-blocks/'.length)](await checked(site));
    },
  };
}

/** Name of a module -> its text. */
const MODULES = {
  data: ({ blocks, broken }) => {
    const registry = (kind) =>
      `export const ${kind === 'sections' ? 'traits' : kind} = await loaded({${lines(blocks, kind, 'data')}});`;
    const loads = blocks.some(({ files }) => files.data);
    return [
      loads
        ? `import { loading } from ${JSON.stringify(join(engine, 'src/blocks/load-block.ts'))};`
        : '',
      `export const broken = ${JSON.stringify(broken)};`,
      loads ? 'const loaded = loading(broken);' : '',
      ...['sections', 'strategies', 'checks'].map((kind) =>
        loads ? registry(kind) : `export const ${kind === 'sections' ? 'traits' : kind} = {};`,
      ),
    ].join('\n');
  },
  sections: ({ blocks }) => {
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
  },
  fields: ({ blocks }) =>
    registryOf(
      'fields',
      blocks,
      ({ name, importOf }) => `(await ${importOf('page')}).${camel(name)}`,
    ),
  strategies: ({ blocks }) =>
    registryOf(
      'strategies',
      blocks,
      ({ importOf }) => `async () => (await ${importOf('page')}).strategy`,
    ),
};

const registryOf = (kind, blocks, valueIn) =>
  [
    `export const ${kind} = {`,
    ...blocks
      .filter((block) => block.kind === kind)
      .map((block) => `  ${JSON.stringify(block.name)}: ${valueIn(block)},`),
    '};',
  ].join('\n');

const lines = (blocks, kind, part) =>
  blocks
    .filter((block) => block.kind === kind && block.files[part])
    .map(
      ({ name, folder, files, importOf }) =>
        `${JSON.stringify(name)}: [${JSON.stringify(folder)}, async () => (await ${importOf(part)}).${files[part].name}]`,
    )
    .join(', ');

/**
 * A site's blocks without those that cannot be bundled, and these with what is wrong. A block with a mistake takes no
 * other one down.
 */
async function checked(site) {
  const blocks = [];
  const broken = [];
  const folders = siteBlockFolders(site);
  if (folders.length === 0) return { blocks, broken };
  const { parseSync } = await import('rolldown/utils');
  for (const [kind, name, folder] of folders) {
    const files = presentIn(join(site, folder), KINDS[kind](name));
    const mark = kind === 'checks' ? `${name}.ts` : 'schema.json';
    const isTaken = existsSync(join(engine, 'src/blocks', kind, name, mark));
    const message = isTaken
      ? `O sistema já tem “${name}”. Dê outro nome à pasta.`
      : mistakeIn(join(site, folder), files, parseSync);
    if (message) broken.push({ folder, message });
    else {
      const importOf = (part) => `import(${JSON.stringify(join(site, folder, files[part].file))})`;
      blocks.push({ kind, name, folder, files, importOf });
    }
  }
  return { blocks, broken };
}

const presentIn = (folder, files) =>
  Object.fromEntries(
    Object.entries(files).filter(
      ([, { file, optional }]) => !optional || existsSync(join(folder, file)),
    ),
  );

/** What keeps a block from being bundled, in a sentence; undefined if nothing does. */
function mistakeIn(folder, files, parseSync) {
  const expected = Object.values(files);
  const missing = expected.find(({ file }) => !existsSync(join(folder, file)));
  if (missing) return `Falta o arquivo ${missing.file}, com \`export const ${missing.name}\`.`;
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file),
  );
  for (const file of sources) {
    const path = realpathSync(join(folder, file));
    const text = readFileSync(path, 'utf8');
    const { module, errors } = parseSync(path, text);
    if (errors.length > 0) return `${file}: ${errors[0].message}`;
    for (const { moduleRequest } of module.staticImports) {
      const wrong = wrongImport(moduleRequest.value, path);
      const line = text.slice(0, moduleRequest.start).split('\n').length;
      if (wrong) return `${file}:${line}: ${wrong}`;
    }
    const exported = new Set(
      module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.exportName.name)),
    );
    const lacking = expected.find((one) => one.file === file && !exported.has(one.name));
    if (lacking) return `Falta em ${file}: \`export const ${lacking.name}\`.`;
  }
  return undefined;
}

function wrongImport(address, from) {
  if (address.startsWith('.') && !existsSync(join(dirname(from), address)))
    return `não há o arquivo ${address}.`;
  const entries = Object.keys(entriesOf());
  if (/^site-in-json\//.test(address) && !entries.includes(address))
    return `não há ${address}; o que um bloco pode importar é ${entries.join(', ')}.`;
  return undefined;
}
