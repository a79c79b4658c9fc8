import { join } from 'node:path';
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
    external: /^node:/,
    logLevel: 'silent',
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

const isName = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'module';

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
