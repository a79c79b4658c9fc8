/** The validator as the studio's function has it: no disk, no process; the site comes as texts, the rest as data. */
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import type { SiteChecks, SiteToCheck } from '../../../supabase/functions/studio/site-checks.ts';
import { createLoader, inLocale } from '../../content/check/loader.ts';
import { readConfigFile } from '../../content/check/read-config-file.ts';
import { listConfig } from '../../content/read/files/list-config.ts';
import { memoryFiles, type SiteFiles } from '../../content/read/files/site-files.ts';
import { createSchemas, type QuickCheck, type Schemas } from '../../content/read/schema/schema.ts';
import type { Machine } from '../../content/read/site/machine.ts';
import type { Problem } from '../../content/read/words/problem.ts';
import type { Samples } from '../../content/read/words/samples.ts';
import type { JsonObject } from '../../lib/json.ts';
import { isCleanDrawing } from './clean-drawing.ts';
import { withoutUnconcerned } from './concerned.ts';

/** What is made of the engine and of the site when the function is delivered, beside the schemas. */
export interface MadeBeside extends Omit<SiteChecks, 'check' | 'isCleanDrawing'> {
  icons: string[];
  /** "@fontsource/open-sans": the packages of fonts that a build has. */
  fonts: string[];
  samples: Samples;
}

export interface Made extends MadeBeside {
  /** By `$id`, with those of the site's own blocks. */
  schemas: Record<string, JsonObject>;
}

/** @param quick what the schemas were compiled to; without it, they are compiled at the first check */
export const createSiteChecks = (
  made: Made,
  quick?: (id: string) => QuickCheck | undefined,
): SiteChecks =>
  siteChecksBy(createSchemas(new Map(Object.entries(made.schemas)), quick && (() => quick)), made);

export function siteChecksBy(schemas: Schemas, made: MadeBeside): SiteChecks {
  const { schemaVersion, blocks, branchPrefix } = made;
  return {
    ...{ schemaVersion, blocks, branchPrefix, isCleanDrawing },
    check(site) {
      const { reduced, left } = withoutUnconcerned(site);
      const errorsIn = (some: SiteToCheck) =>
        createLoader(machineOf(made, some), schemas)().problems.filter(
          ({ severity, file }) => severity === 'error' && !left.has(file),
        );
      // To word what is wrong in a file takes time that the rest of a large site would need.
      const own = left.size > 0 ? ownErrors(machineOf(made, reduced), schemas, site) : [];
      if (own.length > 0) return own;
      const found = errorsIn(reduced);
      if (found.every(({ file }) => site.changed.has(file))) return found;
      // What was wrong elsewhere already is not of this change, and must not hold it up.
      const known = new Set(errorsIn(asBefore(reduced)).map(nameOf));
      return found.filter((one) => site.changed.has(one.file) || !known.has(nameOf(one)));
    },
  };
}

/** What is wrong in the changed files by themselves. */
const ownErrors = (
  machine: Machine,
  schemas: Schemas,
  { changed, files }: SiteToCheck,
): Problem[] =>
  listConfig(machine.files, schemas.collections)
    .slots.filter(({ file }) => changed.has(file) && files.has(file))
    .flatMap((slot) => readConfigFile(machine, slot, inLocale(schemas, machine)).problems)
    .filter(({ severity }) => severity === 'error');

const nameOf = ({ file, code, pointer }: Problem) => `${file} ${code} ${pointer}`;

function asBefore(site: SiteToCheck): SiteToCheck {
  const texts = new Map([...site.texts].filter(([file]) => !site.changed.has(file)));
  const files = new Map(site.files);
  for (const [file, text] of site.before) {
    texts.set(file, text);
    files.set(file, text.length);
  }
  for (const file of site.changed.keys())
    if (file.startsWith('site-config/') && !site.before.has(file)) files.delete(file);
  return { ...site, files, texts, changed: new Map(), before: new Map() };
}

/** How pictures begin: the function has looked at the bytes of each when it came, and does not fetch them again. */
const BEGINNINGS: Record<string, string> = {
  png: '\x89PNG\r\n\x1a\n',
  jpg: '\xff\xd8\xff',
  jpeg: '\xff\xd8\xff',
  webp: 'RIFF....WEBP',
  avif: '\0\0\0 ftypavif',
  svg: '<svg',
};

const beginningOf = (file: string): Uint8Array =>
  Uint8Array.from(BEGINNINGS[file.split('.').at(-1) ?? ''] ?? '', (one) => one.charCodeAt(0));

function filesOf({ files, texts, changed }: SiteToCheck): SiteFiles {
  const encoder = new TextEncoder();
  const bytesOf = (file: string) => {
    const text = texts.get(file) ?? changed.get(file);
    return text === undefined ? beginningOf(file) : encoder.encode(text);
  };
  const inMemory = memoryFiles(new Map([...files.keys()].map((file) => [file, bytesOf(file)])));
  const stat: SiteFiles['stat'] = (file) => {
    const found = inMemory.stat(file);
    return found && { ...found, size: files.get(file) ?? 0 };
  };
  return { ...inMemory, stat };
}

function machineOf(made: MadeBeside, site: SiteToCheck): Machine {
  const icons = new Set(made.icons);
  const fonts = new Set(made.fonts);
  return {
    files: filesOf(site),
    hash: (text) => bytesToHex(sha256(text)),
    clockIn: (timeZone) => ({ now: site.now, timeZone }),
    variables: {},
    iconNames: () => icons,
    samples: () => made.samples,
    missingFonts: (family) =>
      ['@fontsource-variable', '@fontsource']
        .map((scope) => `${scope}/${family.toLowerCase().replaceAll(' ', '-')}`)
        .filter((name) => !fonts.has(name)),
    // The function looks at the bytes of what is sent.
    pictureFaults: () => new Map(),
    publishedPages: () =>
      new Map([...site.before].flatMap(([file, text]) => addressIn(file, text))),
    cameToBe: () => 0,
  };
}

/** Of the pages that change: an address that vanishes leads somewhere else, or nobody links to it. */
function addressIn(file: string, text: string): [path: string, file: string][] {
  if (!file.startsWith('site-config/pages/')) return [];
  try {
    const { path } = JSON.parse(text);
    return typeof path === 'string' ? [[path, file]] : [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [];
  }
}
