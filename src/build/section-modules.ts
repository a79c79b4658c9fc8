import type { Manifest } from 'vite';

/** Section type -> the addresses of all modules that a section of it is rendered with, but those that every page starts with. */
export type SectionModules = Record<string, string[]>;

const SECTION = /(?:^|\/)blocks\/sections\/([\w-]+)\/\1\.tsx$/;
/** What a section renders at once, though it is imported dynamically. */
const AT_ONCE = ['src/forms/ui/config-form.tsx'];

/** Of the types that are hydrated; the others have no code of their own on the first page. */
export function sectionModules(manifest: Manifest, started: ReadonlySet<string>): SectionModules {
  const closure = (name: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[name];
    if (!chunk || started.has(`/${chunk.file}`) || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    const { imports = [], dynamicImports = [] } = chunk;
    for (const next of [...imports, ...dynamicImports.filter((lazy) => AT_ONCE.includes(lazy))])
      closure(next, seen);
    return seen;
  };
  const lazy = Object.values(manifest)
    .filter(({ file }) => started.has(`/${file}`))
    .flatMap(({ dynamicImports = [] }) => dynamicImports);
  return Object.fromEntries(
    lazy.flatMap((name) => {
      const type = SECTION.exec(name)?.[1];
      return type ? [[type, Array.from(closure(name), (file) => `/${file}`)]] : [];
    }),
  );
}
