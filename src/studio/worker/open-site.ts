import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { createIncrementalLoader } from '../../content/check/incremental/incremental-loader.ts';
import { type Compiler, compilerOf } from '../../content/compile/compiler.ts';
import type { PictureUse } from '../../content/compile/resources.ts';
import {
  type SchemaSource,
  schemaSource,
} from '../../content/edit/editor-schemas/schema-source.ts';
import { CannotEdit } from '../../content/edit/file-change.ts';
import type { SchemaTitles } from '../../content/edit/labels/file-title.ts';
import { type Templates, toTemplate } from '../../content/edit/templates.ts';
import type { Drafts, Load, Loaded, SiteConfig } from '../../content/index.ts';
import { type FileRole, slotOfUntrusted } from '../../content/read/files/layout.ts';
import { checksOf } from '../../content/read/schema/quick-checks.ts';
import { createSchemas } from '../../content/read/schema/schema.ts';
import type { ConfigFile } from '../../content/read/site/config-file.ts';
import type { Machine } from '../../content/read/site/machine.ts';
import { type Clock, instantOf } from '../../content/read/words/time-zone.ts';
import type { JsonObject } from '../../lib/json.ts';
import { memoizeWeakly } from '../../lib/memoize.ts';
import { chooseLanguage } from '../../words/choose-language.mjs';
import { msg, quoted } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';
import { type Words, wordsOf } from '../../words/words.ts';
import type { Edits, Json } from '../shared/protocol.ts';
import type { SiteSetup, Workspace } from '../shared/workspace.ts';
import type { createFacts } from './facts.ts';
import type { createFilesInMemory } from './files-in-memory.ts';

/** A record and the page that is made of it are of one file. */
export const keyOfEntry = ({ file, ofRecord }: ConfigFile): string =>
  ofRecord ? `${file} page` : file;

/** The site that the studio edits, as it is saved. Between two requests only caches are kept of it. */
export interface OpenSite extends SchemaTitles {
  workspace: Workspace;
  setup: SiteSetup;
  facts: ReturnType<typeof createFacts>;
  /** What kind of file a path of site-config/ is. Throws if it may not be edited. */
  locate(file: string): FileRole;
  /** Whether a path is one of a file of the site. */
  hasPlace(file: string): boolean;
  /** With its byte order mark; undefined if there is no such file. */
  textOf(file: string): string | undefined;
  /** Of a text, as the workspace tells it; undefined if there is no such file. */
  stampOf(file: string): string | undefined;
  /** Loads the site with edits applied; the loader may take further drafts. */
  loader(edits: Edits): Load;
  /** The last version of each file that had no errors of its own, by `keyOfEntry`. */
  lastValid: ReadonlyMap<string, ConfigFile>;
  /** Their words are in the reader's language; their examples, which are copied into the site, in the site's. */
  schemas: SchemaSource;
  /** Readies what tells what is wrong, a step at a time. */
  prepare(): Iterator<void>;
  compiler(config: SiteConfig, clock?: Clock): Compiler;
  templates: Templates;
  /** What tools say to the reader. */
  words: Words;
  /** In the site's language: for what is written into it. */
  wordsOfSite: Words;
}

interface Parts {
  workspace: Workspace;
  setup: SiteSetup;
  facts: OpenSite['facts'];
  memory: ReturnType<typeof createFilesInMemory>;
}

export async function openSite({ workspace, setup, facts, memory }: Parts): Promise<OpenSite> {
  // The loader asks for it once.
  await facts.ask('published');
  const quick = await quickChecksOf(setup);
  const files = new Map(Object.entries(setup.schemas));
  const schemas = {
    ...createSchemas(files, quick ? () => quick : undefined, true),
    broken: setup.broken,
  };
  const machine = machineOf({ setup, facts, memory });
  const load = createIncrementalLoader(machine, schemas, memory.store);
  const lastValid = new Map<string, ConfigFile>();
  const read = (drafts?: Drafts): Loaded => {
    const loaded = load(drafts);
    for (const entry of loaded.site.entries)
      if (isValid(entry)) lastValid.set(keyOfEntry(entry), entry);
    return loaded;
  };
  await facts.settled(read);
  const { reader, site } = setup.words;
  const wordsOfSite = wordsOf(site.language, site.catalogue, 'studio', site.ofSite);
  const readable = schemaSource(new Map(Object.entries(setup.readable)));
  const titleOf = ([id, { title }]: [string, JsonObject]): [string, string] => [id, String(title)];
  return {
    workspace,
    setup,
    facts,
    locate(file) {
      const role = slotOfUntrusted(file, schemas.collections);
      if (!role) throw new CannotEdit(msg('content/files:no-place', { file: quoted(file) }));
      return role;
    },
    hasPlace: (file) => slotOfUntrusted(file, schemas.collections) !== undefined,
    textOf: memory.textOf,
    stampOf: (file) =>
      memory.files.stat(file)?.kind === 'file' ? memory.stampOf(file) : undefined,
    loader: (edits) => (more) => read(new Map([...asDrafts(edits), ...(more ?? [])])),
    lastValid,
    schemas: readable,
    prepare: () => schemas.prepare(),
    schemaTitles: new Map([...readable.files].map(titleOf)),
    compiler: (config, clock) =>
      compilerOf(config, resourcesOf(facts, machine, clock), setup.variables),
    templates: {
      of: (id) => toTemplate(setup.templates[id] as string),
      worded: wordsOfSite.worded,
    },
    words: wordsOf(reader.language, reader.catalogue, 'studio', reader.ofSite),
    wordsOfSite,
  };
}

/** A module needs no right to run texts as code. */
async function quickChecksOf({ quickChecks }: SiteSetup) {
  if (typeof quickChecks !== 'object') return quickChecks && checksOf(quickChecks);
  const { compiled } = await import(/* @vite-ignore */ quickChecks.module);
  return checksOf(compiled);
}

function machineOf({ setup, facts, memory }: Omit<Parts, 'workspace'>): Machine {
  const icons = new Set(setup.icons);
  return {
    files: memory.files,
    hash: (text) => bytesToHex(sha256(text)),
    clockIn: (timeZone) => ({
      now: setup.now === undefined ? Date.now() : instantOf(setup.now, timeZone),
      timeZone,
    }),
    variables: setup.variables,
    iconNames: () => icons,
    samples: (language) => {
      const known = chooseLanguage([language], Object.keys(setup.samples));
      return setup.samples[known] as SiteSetup['samples'][string];
    },
    missingFonts: (family) => facts.now('missing-fonts', family) ?? [],
    fontRanges: (family) => facts.now('font-ranges', family) ?? undefined,
    pictureFaults: (files) =>
      new Map(
        files.flatMap((file) => {
          const fault = facts.now('picture-fault', file);
          return fault ? [[file, fault]] : [];
        }),
      ),
    publishedPages: () => {
      const pages = facts.now('published');
      return pages ? new Map(pages) : undefined;
    },
    cameToBe: (file) => facts.now('came-to-be', file) ?? 0,
  };
}

const resourcesOf = (facts: OpenSite['facts'], { clockIn }: Machine, clock?: Clock) => ({
  clockIn: clock ? () => clock : clockIn,
  iconShapes: async (name: string) => (await facts.ask('icon-shapes', name)) ?? [],
  pictureSize: async (src: string, use: PictureUse) => {
    const size = await facts.ask('picture', `public${src}`, use);
    if (!size) throw new UserError(msg('studio/pictures:no-such-picture', { path: quoted(src) }));
    return size;
  },
  fileSize: async (path: string) => (await facts.ask('picture-size', `public${path}`))?.bytes ?? 0,
});

/** The text of a value that is edited, by the value: it is written once, however often the site is read with it. */
const textOfValue = memoizeWeakly((value: object): string => `${JSON.stringify(value, null, 2)}\n`);

/** The edits in the form that the loader takes. */
export const asDrafts = ({ values }: Edits): Drafts =>
  new Map(
    Object.entries(values).map(([file, value]) => [
      file,
      value === null ? undefined : draftOf(value),
    ]),
  );

/** Texts as they would be of their values, if those were edits. */
export const asEdits = (drafts: Drafts): Drafts =>
  new Map([...drafts].map(([file, text]) => [file, text && draftOf(JSON.parse(text))]));

const draftOf = (value: Json): string =>
  typeof value === 'object' && value !== null ? textOfValue(value) : `${JSON.stringify(value)}\n`;

/** Asks for no value: to read that of each page of a site at every load takes longer than all else. */
export const isValid = ({ isRead, problems }: ConfigFile): boolean =>
  isRead && problems.every(({ severity }) => severity !== 'error');
