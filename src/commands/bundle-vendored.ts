import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { projectRoot } from '../node/project.ts';
import { VENDORED, vendoredName } from '../node/vendored.mjs';

const ENTRY = 'vendored:';

/** Each library with what it depends on, in a folder; what two of them share is a file of its own. */
export async function bundleVendored(dir: string): Promise<void> {
  const exported = new Map<string, string[]>();
  for (const id of VENDORED) exported.set(id, Object.keys(await import(id)).filter(isName));
  const bundle = await rolldown({
    cwd: projectRoot,
    input: Object.fromEntries(
      VENDORED.map((id) => [vendoredName(id).replace('.mjs', ''), ENTRY + id]),
    ),
    platform: 'node',
    resolve: { mainFields: ['module', 'main'] }, // of two builds, the one that can be bundled
    external: /^node:/,
    logLevel: 'silent',
    shimMissingExports: true, // a library's two builds may differ by a default export
    plugins: [
      {
        name: 'vendored-entries',
        resolveId: (id) => (id.startsWith(ENTRY) ? `\0${id}` : undefined),
        load(id) {
          if (!id.startsWith(`\0${ENTRY}`)) return;
          const library = id.slice(ENTRY.length + 1);
          return `export { ${exported.get(library)?.join(', ')} } from ${JSON.stringify(library)};`;
        },
      },
      { name: 'from-project', resolveId: resolveFromProject },
      { name: 'own-files', transform: withoutOwnFiles },
      withoutRequests,
    ],
  });
  await bundle.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: 'shared-[hash].mjs',
    minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
  });
  await bundle.close();
}

/** css-tree's, of which a bundler does not know that it asks for its data. */
const OWN_REQUIRE = /const require = createRequire\(import\.meta\.url\);/;

/**
 * jsdom reads a style sheet beside its code, and starts a worker for requests that block. The first becomes a part of the code;
 * the second is left out with all requests.
 */
function withoutOwnFiles(code: string, id: string) {
  if (/[\\/]css-tree[\\/]/.test(id)) return code.replace(OWN_REQUIRE, '');
  if (!/[\\/]jsdom[\\/]lib[\\/]/.test(id)) return undefined;
  const read = /fs\.readFileSync\(\s*path\.resolve\(__dirname, "([^"]+)"\),[^)]*\)/g;
  return code
    .replace(read, (_, path: string) =>
      JSON.stringify(readFileSync(resolve(dirname(id), path), 'utf8')),
    )
    .replace(/require\.resolve\("[^"]+"\)/g, '""');
}

/** A third of jsdom makes requests and keeps cookies. The studio, which cleans drawings with it, does neither. */
const withoutRequests = {
  name: 'without-requests',
  resolveId: (id: string) => (/^(undici|tldts)(\/|$)/.test(id) ? '\0no-requests' : undefined),
  load: (id: string) =>
    id === '\0no-requests'
      ? 'module.exports = new Proxy({}, { get: () => function () {} });'
      : undefined,
};

const isName = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__esModule';

/** An entry has no folder from which a library could be found. */
async function resolveFromProject(
  this: {
    resolve(id: string, importer: string, options: { skipSelf: boolean }): Promise<unknown>;
  },
  id: string,
  importer?: string,
) {
  if (!importer?.startsWith(`\0${ENTRY}`)) return undefined;
  return (await this.resolve(id, join(projectRoot, 'package.json'), { skipSelf: true })) as never;
}
