import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, relative } from 'node:path/posix';
import type { JsonObject } from '../lib/json.ts';
import { type BlockFolder, type BlockKind, blockFolders } from '../node/block-folders.ts';
import { camel, pascal, traitsIn } from '../node/site-blocks.mjs';
import { msg } from '../words/message.ts';
import { UserError } from '../words/user-error.ts';

interface Registry {
  kind: BlockKind;
  /** The written file. */
  path: string;
  /** What the registry is for, as its comment. */
  comment: string;
  /** The type that it has to satisfy, and its module from the registry. */
  type: [name: string, module: string];
  /** The file of a block that is imported, if it is not the one by which it is a block. */
  file?(name: string): string;
  /** What that file exports. */
  exported(name: string): string;
  /** Each block is a chunk of its own; what makes of its `import()` what the registry has. */
  lazy?: { imported?: [name: string, module: string]; entry(load: string): string };
  /** Whether a block is in it, by its schema; by default all are. */
  accepts?(schema: JsonObject): boolean;
  /** Blocks may lack the file: data can stand in their schemas. Returns these, as properties of an object. */
  data?(schema: JsonObject): JsonObject;
  /** The line to write in the file, told if it is missing. */
  line(exported: string, name: string): string;
}

const isStatic = (schema: JsonObject) => traitsIn('sections', schema).isStatic === true;
/** Another section is shown in its place, so that it has no component. */
const standsFor = (schema: JsonObject) => traitsIn('sections', schema).standsFor !== undefined;
const isLazy = (schema: JsonObject) => traitsIn('fields', schema).isLazy === true;

const components = {
  kind: 'sections',
  type: ['Partial<SectionRegistry>', '../ui/data/types.ts'],
  file: (name: string) => `${name}.tsx`,
  exported: pascal,
  line: (exported: string, name: string) =>
    `export function ${exported}({ section }: { section: SectionOf<'${name}'> })`,
} satisfies Partial<Registry>;

const kinds = {
  kind: 'fields',
  file: (name: string) => `${name}.tsx`,
  exported: camel,
  line: (exported: string, name: string) =>
    `export const ${exported}: Kind<FieldOf<'${name}'>> = { … };`,
} satisfies Partial<Registry>;

/** Name of the exported object -> what is in it. */
const REGISTRIES: Record<string, Registry> = {
  sections: {
    ...components,
    path: 'src/blocks/sections.gen.ts',
    comment: 'Section type -> component, of the others.',
    lazy: {
      imported: ['lazyComponent', 'src/lib/lazy-component.tsx'],
      entry: (load) => `lazyComponent(${load})`,
    },
    accepts: (schema) => !isStatic(schema) && !standsFor(schema),
  },
  staticSections: {
    ...components,
    path: 'src/blocks/static-sections.gen.ts',
    comment: 'Section type -> component, of those with the trait isStatic.',
    accepts: isStatic,
  },
  traits: {
    kind: 'sections',
    path: 'src/blocks/traits.gen.ts',
    comment: 'Section type -> its traits, for those that have some. No browser reads them.',
    type: ['TraitsRegistry', '../ui/data/section-traits.ts'],
    file: () => 'traits.ts',
    exported: () => 'traits',
    data: (schema) => traitsIn('sections', schema),
    line: (_, name) => `export const traits: SectionTraits<'${name}'> = { … };`,
  },
  fieldTraits: {
    kind: 'fields',
    path: 'src/blocks/field-traits.gen.ts',
    comment: 'Field kind -> its traits, for those that have some. No browser reads them.',
    type: ['FieldTraitsRegistry', '../forms/kit/types.ts'],
    file: () => 'traits.ts',
    exported: () => 'traits',
    data: (schema) => traitsIn('fields', schema),
    line: (_, name) => `export const traits: FieldTraits<'${name}'> = { … };`,
  },
  collectionTraits: {
    kind: 'collections',
    path: 'src/blocks/collection-traits.gen.ts',
    comment: 'Collection -> its traits, for those that have some. No browser reads them.',
    type: ['CollectionTraitsRegistry', '../ui/data/section-traits.ts'],
    file: () => 'traits.ts',
    exported: () => 'traits',
    data: (schema) => traitsIn('collections', schema),
    line: () => 'export const traits: CollectionTraits<…> = { … };',
  },
  fields: {
    ...kinds,
    path: 'src/blocks/fields.gen.ts',
    comment: 'Field kind -> its implementation, of those that come with every form.',
    type: ['Partial<FieldRegistry>', '../forms/kit/types.ts'],
    accepts: (schema) => !isLazy(schema),
  },
  lazyFields: {
    ...kinds,
    path: 'src/blocks/lazy-fields.gen.ts',
    comment: 'Field kind -> what loads its implementation, of those with the trait isLazy.',
    type: ['LazyFieldRegistry', '../forms/kit/types.ts'],
    lazy: { entry: (load) => load },
    accepts: isLazy,
  },
  strategies: {
    kind: 'strategies',
    path: 'src/blocks/strategies.gen.ts',
    comment: 'Strategy name -> its entry, without its code. The validator reads it too.',
    type: ['StrategyRegistry', '../forms/kit/types.ts'],
    file: () => 'entry.ts',
    exported: camel,
    line: (exported, name) =>
      `export const ${exported}: StrategyEntry<SubmitOf<'${name}'>> = { … };`,
  },
  checks: {
    kind: 'checks',
    path: 'src/blocks/checks.gen.ts',
    comment: 'The checks of the validator.',
    type: ['CheckRegistry', '../content/read/site/site.ts'],
    exported: (name) => `check${pascal(name)}`,
    line: (exported) =>
      `export const ${exported} = siteCheck(['<code>'], (site, report) => { … });`,
  },
  codes: {
    kind: 'checks',
    path: 'src/content/testing/codes/codes.gen.ts',
    comment: 'Check -> its codes, each with an example, for docs/errors.md.',
    type: ['CodesRegistry', './code.ts'],
    file: () => 'testing/codes.ts',
    exported: () => 'codes',
    data: () => ({}),
    line: () => "export const codes: Codes = { '<code>': { … } };",
  },
  standIns: {
    kind: 'stand-ins',
    path: 'src/demo/stand-ins.gen.ts',
    comment: 'The stand-ins for the outside world.',
    type: ['StandInRegistry', './stand-in.ts'],
    exported: camel,
    line: (exported) => `export const ${exported}: StandIn = () => ({ … });`,
  },
};

const BANNER =
  '// Generated by `npm run types` from the folders of blocks. Do not edit: a new folder is a new line.\n';

/** Path -> text of the registries of all blocks. Throws a UserError that says what a block lacks. */
export const blockRegistries = (root: string): [path: string, text: string][] => [
  ...Object.entries(REGISTRIES).map(([name, registry]): [string, string] => [
    join(root, registry.path),
    textOf(name, registry, root),
  ]),
  [join(root, 'src/blocks/names.gen.ts'), namesOf(root)],
];

/** What people call section types and field kinds: their titles, and the synonyms of their schemas. The names of collections. */
function namesOf(root: string): string {
  const blocks = [...blockFolders(root, 'sections'), ...blockFolders(root, 'fields')];
  const names = blocks.map(({ name, path }) => {
    const { title, synonyms = [] } = schemaIn(join(root, path));
    if (typeof title !== 'string' || !Array.isArray(synonyms))
      throw mustHold(`${path}/schema.json`, '"title": "…", "synonyms": ["…"]');
    return `  '${name}': ${JSON.stringify([title.toLowerCase(), ...synonyms])},`;
  });
  const collections = blockFolders(root, 'collections').map(({ name }) => name);
  return [
    BANNER,
    '/** Section type or field kind -> what people call it, first of all its title. */',
    'export const blockNames: Record<string, readonly string[]> = {',
    ...names,
    '};',
    '',
    '/** The collections of the engine; the schemas of others are the site’s own. */',
    `export const engineCollections: readonly string[] = ${JSON.stringify(collections)};`,
    '',
  ].join('\n');
}

function textOf(constant: string, registry: Registry, root: string): string {
  const { kind, type, comment } = registry;
  const { imported } = registry.lazy ?? {};
  const from = imported && relative(dirname(registry.path), imported[1]);
  const lines = blockFolders(root, kind).flatMap((block) => lineOf(block, registry, root) ?? []);
  return [
    BANNER,
    `import type { ${type[0].replace(/^Partial<|>$/g, '')} } from '${type[1]}';`,
    ...(imported ? [`import { ${imported[0]} } from '${from}';`] : []),
    ...lines.flatMap(({ imported }) => imported ?? []),
    '',
    `/** ${comment} */`,
    `export const ${constant} = {`,
    ...lines.map(({ entry }) => `  ${entry},`),
    `} satisfies ${type[0]};`,
    '',
  ].join('\n');
}

/** The lines of a block: what is imported, and the property. Undefined if it needs none. */
function lineOf({ name, path, mark }: BlockFolder, registry: Registry, root: string) {
  const file = `${path}/${registry.file?.(name) ?? mark}`;
  const exported = registry.exported(name);
  const key = /-/.test(name) ? `'${name}'` : name;
  if (registry.accepts?.(schemaIn(join(root, path))) === false) return undefined;
  const data = registry.data && propertiesOf(registry.data(schemaIn(join(root, path))));
  if (data !== undefined && !existsSync(join(root, file)))
    return data ? { entry: `${key}: { ${data} }` } : undefined;
  if (!isExported(join(root, file), exported)) throw mustHold(file, registry.line(exported, name));
  const local = ['traits', 'codes'].includes(exported) ? camel(name) : exported;
  const address = `./${relative(dirname(registry.path), file)}`;
  if (registry.lazy) {
    const load = `async () => (await import('${address}')).${exported}`;
    return { entry: `${key}: ${registry.lazy.entry(load)}` };
  }
  const specifier = local === exported ? exported : `${exported} as ${local}`;
  const entry = data ? `${key}: { ${data}, ...${local} }` : `${key}: ${local}`;
  return {
    imported: `import { ${specifier} } from '${address}';`,
    entry: entry === `${local}: ${local}` ? local : entry,
  };
}

/** A file lacks what `npm run types` makes something of. */
export const mustHold = (file: string, what: string): UserError =>
  new UserError(msg('commands/types:must-hold', { file, what }));

/** Of a check, nothing. */
function schemaIn(folder: string): JsonObject {
  const file = join(folder, 'schema.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const propertiesOf = (data: JsonObject): string =>
  Object.entries(data)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');

const isExported = (file: string, name: string): boolean =>
  existsSync(file) &&
  new RegExp(`^export (const|function|\\{.*) ${name}\\b`, 'm').test(readFileSync(file, 'utf8'));
