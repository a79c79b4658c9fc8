import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { PACKAGES as OF_SUPABASE } from '../demo/supabase/load-supabase.ts';
import { bundleName, isPackage } from '../node/bundle.mjs';
import { SHORT } from '../node/bundler-checks.ts';
import { loadedBlocks } from '../node/loaded-blocks.mjs';
import { projectRoot } from '../node/project.ts';
import { VENDORED, vendoredName } from '../node/vendored.mjs';

/** Commands of the engine's own development. */
const OF_DEVELOPMENT = [
  'prepack.ts',
  'pull-request.ts',
  'screenshots.ts',
  'section-pictures.ts',
  'test.ts',
  'write-error-docs.ts',
];

/** What commands start in a thread or a process. */
export const STARTED = [
  'src/build/bundle-process.ts',
  'src/content/node/open-pictures.ts',
  'src/content/node/reading-thread.ts',
  'src/studio/server/client-code/bundle-client.ts',
  'src/studio/server/pictures/clean-svg-thread.ts',
];

/** What is loaded only where a site has installed it: by its accounts, for fonts, for the types of its own blocks. */
const OF_SITES = [
  ...OF_SUPABASE,
  ...['json-schema-to-typescript', 'playwright'],
  '@mui/icons-material', // where there are no shapes of icons yet
];

/** From the root of the package: the commands share it with what runs them. */
const LOADED = 'src/node/loaded-blocks.mjs';

const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

/** Throws for a library that a site would not have. */
function isBrought(id: string): true {
  const [name = id] = /^(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
  if (isBuiltin(id) || name in dependencies || OF_SITES.includes(name)) return true;
  throw new Error(`${id}: add it to VENDORED (src/node/vendored.mjs), or to \`dependencies\``);
}

/** All commands of a site as JavaScript in one folder, with the names by which `bundle.mjs` looks for them. */
export async function bundleCommands(dir: string): Promise<void> {
  const commands = readdirSync(join(projectRoot, 'scripts')).filter(
    (name) => name.endsWith('.ts') && !OF_DEVELOPMENT.includes(name),
  );
  const entries = [...commands.map((name) => `scripts/${name}`), ...STARTED];
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((path) => [bundleName(path), join(projectRoot, path)])),
    platform: 'node',
    external: (id) => isPackage(id) && !VENDORED.includes(id) && isBrought(id),
    plugins: [besideVendored, blocksAsLoaded, { name: 'own-place', transform: nameRelativePlace }],
  });
  await bundle.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    minify: SHORT,
  });
  await bundle.close();
}

/** The libraries stand in the folder beside. */
const besideVendored = {
  name: 'beside-vendored',
  resolveId: (id: string) =>
    VENDORED.includes(id)
      ? { id: `../vendored/${vendoredName(id)}`, external: true as const }
      : undefined,
};

/** A site's own blocks are those that its process has loaded. */
const blocksAsLoaded = {
  name: 'blocks-as-loaded',
  resolveId: (id: string) => {
    if (id.endsWith(LOADED)) return { id: `../../${LOADED}`, external: true as const };
    return id.startsWith('#site-blocks/') ? `\0${id}` : undefined;
  },
  load(id: string) {
    const name = id.replace('\0#site-blocks/', '');
    if (name === id) return undefined;
    const exported = loadedBlocks[name as keyof typeof loadedBlocks];
    // What pages are rendered with is bundled with the site's blocks when it is needed.
    if (!exported) throw new Error(`A command reads ${name} of a site's blocks`);
    const names = Object.keys(exported).join(', ');
    return `import { loadedBlocks } from ${JSON.stringify(join(projectRoot, LOADED))};
      export const { ${names} } = loadedBlocks.${name};`;
  },
};

/** In two parts, as this file is bundled too. */
const HERE = ['import', 'meta', 'dirname'].join('.');

const BUILT_IN = (name: string) => `process.getBuiltinModule('node:${name}')`;

/** A module's own address is that of its source, from where the package is. */
function nameRelativePlace(code: string, id: string) {
  if (!code.includes('import.meta.')) return;
  const path = relative(projectRoot, id).replaceAll('\\', '/');
  const file = `${BUILT_IN('path')}.join(${HERE}, '../..', ${JSON.stringify(path)})`;
  const written: Record<string, string> = {
    url: `${BUILT_IN('url')}.pathToFileURL(${file}).href`,
    filename: file,
    dirname: `${BUILT_IN('path')}.dirname(${file})`,
  };
  const placed = code.replace(
    /import\.meta\.(url|filename|dirname)\b/g,
    (_, name: string) => written[name] ?? '',
  );
  return { code: placed, map: null };
}
