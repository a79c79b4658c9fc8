import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconNames } from '../../../content/node/icons.ts';
import { loadSchemas } from '../../../content/node/load-schemas.ts';
import { readSchemas } from '../../../content/node/read-schemas.ts';
import { templateTexts } from '../../../content/node/templates.ts';
import { PUBLIC_VARIABLES } from '../../../content/read/site/variables.ts';
import { memoizeWeakly } from '../../../lib/memoize.ts';
import { keyOf, textStamp } from '../../../node/hash-of.ts';
import type { Routes } from '../../../node/http.ts';
import { projectRoot } from '../../../node/project.ts';
import { constantText, localizedSchemas } from '../../../words/localized-schema.ts';
import { languageForSite, readableSchemaTexts } from '../../../words/node/catalogues.ts';
import { languageOfSite, languagesOf } from '../../../words/node/plain.mjs';
import { type JsonMap, STUDIO } from '../../shared/protocol.ts';
import type { SiteSetup } from '../../shared/workspace.ts';
import { inWorkTree } from '../git/run-git.ts';
import type { DiskSite } from './disk-site.ts';
import type { Endpoint } from './endpoint.ts';

export const setup: Endpoint = async (_body, site): Promise<SiteSetup> => ({
  ...setupOf(site),
  git: await inWorkTree(site.root),
});

type Setup = Omit<SiteSetup, 'git'>;

/** Of one language of the site, which may change with a file. */
const known = memoizeWeakly((_site: DiskSite) => new Map<string, Setup>());

export function setupOf(site: DiskSite): Setup {
  const language = languageForSite(site.root);
  const written = languageOfSite(site.root) ?? language;
  const made = known(site).get(written) ?? madeSetup(site, language, written);
  known(site).set(written, made);
  return made;
}

function madeSetup(
  { root, words, catalogue, samples }: DiskSite,
  ofSite: string,
  written: string,
): Setup {
  const spoken = (language: string) => ({
    language,
    catalogue: catalogue(language),
    ofSite: written,
  });
  const [reader, site] = [words.language, ofSite].map((one) => readableSchemaTexts(one, root));
  const loaded = loadSchemas(root);
  loaded.remember();
  const readable = readSchemas(
    root,
    (files) => localizedSchemas(files, reader ?? new Map(), site),
    constantText(reader ?? new Map()),
  );
  const data = {
    schemas: Object.fromEntries(loaded.files) as Record<string, JsonMap>,
    broken: [...(loaded.broken ?? [])],
    quickChecks: loaded.quickCode(),
    readable: Object.fromEntries(readable.files) as Record<string, JsonMap>,
    words: { reader: spoken(words.language), site: spoken(ofSite) },
    templates: templateTexts(root),
    // They show the words and colours of one site.
    thumbnails: Object.fromEntries(
      root === projectRoot
        ? [...thumbnails()].map((type) => [type, `${STUDIO}/section/${type}.webp`])
        : [],
    ),
    icons: [...iconNames()],
    samples: Object.fromEntries(languagesOf(root).map((one) => [one, samples(one)])),
    variables: Object.fromEntries(PUBLIC_VARIABLES.map((name) => [name, process.env[name]])),
  };
  const { SITE_NOW: now } = process.env;
  return { id: textStamp(root), now, setup: keyOf(data), ...data };
}

const FOLDER = join(projectRoot, 'docs/secoes');

export const thumbnailFile = (type: string): string => join(FOLDER, `${type}.webp`);

const thumbnails = (): Set<string> =>
  new Set(readdirSync(FOLDER).flatMap((name) => /^(.+)\.webp$/.exec(name)?.[1] ?? []));

/** One route for each picture, so that a request cannot name any other file. */
export const thumbnailRoutes = (): Routes =>
  Object.fromEntries(
    [...thumbnails()].map((type) => [
      `/section/${type}.webp`,
      {
        GET: (_request, response) => {
          response.setHeader('Content-Type', 'image/webp');
          response.setHeader('Cache-Control', 'max-age=3600');
          response.end(readFileSync(thumbnailFile(type)));
        },
      },
    ]),
  );
