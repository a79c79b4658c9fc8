/** `in-node.ts <site> <file>`: what is found of a site here, and all that a browser has to be given to find the same. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { compilerOf } from '../../../src/content/compile/compiler.ts';
import { iconNames, iconShapes } from '../../../src/content/node/icons.ts';
import { pictureSize } from '../../../src/content/node/picture-size.ts';
import { readSchemaFiles } from '../../../src/content/node/read-schemas.ts';
import { samplesAt } from '../../../src/content/node/samples.ts';
import { createSiteConfigLoader } from '../../../src/content/node/site-config-loader.ts';
import { projectRoot } from '../../../src/node/project.ts';
import type { Found, Given } from './protocol.ts';

async function checkInNode(root: string): Promise<{ given: Given; found: Found }> {
  const load = createSiteConfigLoader(root);
  const { problems, config, site } = load();
  if (!config) throw new Error(JSON.stringify(problems));
  const now = Date.now();
  const variables = parseEnv(readFileSync(join(projectRoot, '.env.demo'), 'utf8'));
  const drafts = mistakesIn(new Map(site.entries.map(({ file, text }) => [file, text])));

  const shapes: Given['shapes'] = {};
  const sizes: Given['sizes'] = {};
  const resources = {
    clockIn: (timeZone: string) => ({ now, timeZone }),
    iconShapes: async (name: string) => (shapes[name] = await iconShapes(name)),
    pictureSize: async (src: string) => (sizes[src] = await pictureSize(join(root, 'public'), src)),
    fileSize: async (path: string) => statSync(join(root, 'public', path)).size,
  };
  const compiler = compilerOf(config, resources, variables);
  const pages: Found['pages'] = {};
  for (const entry of config.pages) pages[entry.file] = JSON.stringify(await compiler.page(entry));

  const found = {
    problems: [
      JSON.stringify(problems),
      ...drafts.map((some) => JSON.stringify(load(new Map(Object.entries(some))).problems)),
    ],
    site: JSON.stringify(await compiler.site()),
    pages,
  };
  const given = {
    files: filesOf(root),
    schemas: Object.fromEntries(readSchemaFiles(projectRoot).files),
    drafts,
    variables,
    now,
    icons: [...iconNames()],
    samples: samplesAt(root)('pt-BR'),
    published: [...(site.published ?? [])],
    shapes,
    sizes,
  };
  return { given, found };
}

function filesOf(root: string): Given['files'] {
  const files = ['site-config', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  return Object.fromEntries(
    files.map((file) => [
      file.slice(root.length + 1).replaceAll('\\', '/'),
      readFileSync(file, 'base64'),
    ]),
  );
}

/** The whole site with one kind of mistake in every file that can have it: names, links and icons, syntax. */
const mistakesIn = (texts: ReadonlyMap<string, string>): Given['drafts'] =>
  [
    (text: string) => text.replaceAll('"title"', '"titel"'),
    (text: string) =>
      text.replaceAll('"to": "/', '"to": "/x').replaceAll('"icon": "', '"icon": "X'),
    (text: string) => text.slice(0, text.length / 2),
  ].map((slip) => Object.fromEntries([...texts].map(([file, text]) => [file, slip(text)])));

const [root = '', file = ''] = process.argv.slice(2);
writeFileSync(file, JSON.stringify(await checkInNode(root)));
