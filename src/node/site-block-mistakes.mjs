/** What keeps a site's block from being bundled. Plain JavaScript, as `site-blocks.mjs` is. */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Of src/words/<language>/node/site-blocks.json. */
export const say = (name, values) => ({ key: `node/site-blocks:${name}`, values });

/**
 * As it is told; undefined if nothing does.
 * @param {string} folder absolute path of the block
 * @param {Record<string, { file: string, name: string }>} files what it has to export, and where
 * @param {{ parseSync: typeof import('rolldown/utils').parseSync, entries: Record<string, string> }} tools the parser, and
 * what a block may import of the engine
 * @param {boolean} isStatic whether the browser leaves the block as the server rendered it
 * @returns {import('../words/message.ts').Wording | undefined}
 */
export function mistakeIn(folder, files, { parseSync, entries }, isStatic = false) {
  const expected = Object.values(files);
  const missing = expected.find(({ file }) => !existsSync(join(folder, file)));
  if (missing) return say('file-missing', { file: missing.file, name: missing.name });
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file),
  );
  for (const file of sources) {
    const path = realpathSync(join(folder, file));
    const text = readFileSync(path, 'utf8');
    const { module, errors } = parseSync(path, text);
    if (errors.length > 0) return `${file}: ${errors[0].message}`;
    for (const { moduleRequest } of module.staticImports) {
      const wrong = wrongImport(moduleRequest.value, path, Object.keys(entries));
      const line = text.slice(0, moduleRequest.start).split('\n').length;
      if (wrong) return [`${file}:${line}:`, wrong];
    }
    const [what, at] = (isStatic && aliveIn(module, text)) || [];
    if (what) {
      const line = text.slice(0, at).split('\n').length;
      return [`${file}:${line}:`, say('not-static', { what })];
    }
    const exported = new Set(
      module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.exportName.name)),
    );
    const lacking = expected.find((one) => one.file === file && !exported.has(one.name));
    if (lacking) return say('export-missing', { file, name: lacking.name });
  }
  return undefined;
}

/** Hooks that run nothing in the browser. */
const STILL_HOOKS = ['use', 'useContext', 'useId', 'useMemo', 'useCallback', 'useDebugValue'];

/** What in a file only works once it is hydrated, and where: a hook, or a handler. */
function aliveIn({ staticImports }, text) {
  for (const { moduleRequest, entries } of staticImports) {
    if (moduleRequest.value !== 'react') continue;
    const hook = entries.find(
      ({ importName: { name } }) => /^use[A-Z]/.test(name ?? '') && !STILL_HOOKS.includes(name),
    );
    if (hook) return [hook.importName.name, hook.importName.start];
  }
  const handler =
    /\s(on[A-Z]\w*)=\{|\.(use(?:State|Reducer|\w*Effect)|useSyncExternalStore)\(/.exec(text);
  return handler ? [handler[1] ?? handler[2], handler.index + 1] : undefined;
}

function wrongImport(address, from, entries) {
  // `npm run types` writes the types, of which no code is bundled.
  const isType = address.endsWith('.gen.ts');
  if (address.startsWith('.') && !isType && !existsSync(join(dirname(from), address)))
    return say('no-file', { address });
  if (/^site-in-json\//.test(address) && !entries.includes(address))
    return say('no-entry', { address, entries: entries.join(', ') });
  return undefined;
}
