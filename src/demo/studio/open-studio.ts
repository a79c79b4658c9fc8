import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PERMISSIONS } from '../../../supabase/functions/studio/forge.ts';
import { contentRoot } from '../../node/project.ts';
import type { Wording } from '../../words/message.ts';
import { worded } from '../../words/reader.ts';
import type { ForgeApp } from '../forge/app-tokens.ts';
import { openForge } from '../forge/forge.ts';
import { studioFunction } from '../forge/studio-function.ts';
import { buildCommit } from './build-commit.ts';
import { endOf } from './build-published.ts';
import { createPublisher } from './publisher.ts';
import { servedCommit } from './served.ts';
import { ensureRepository, MAIN, takeFolder } from './site-repository.ts';
import { repositoryFolder, studioFolder } from './studio-path.ts';

interface Given {
  /** Answers a call of the database. */
  database: typeof fetch;
  secretKey: string;
  publishableKey: string;
  /** Without a slash at the end. */
  siteUrl: string;
  /** The address of the studio in the site. */
  path: string;
}

export interface LocalStudio {
  /** Answers as the edge function `studio` does. */
  answer(request: Request): Promise<Response>;
  close(): Promise<void>;
}

const REPOSITORY = 'owner/site';

/** The studio's function over a repository and a forge of this machine. What is published is built, and then served. */
export async function openStudio(given: Given): Promise<LocalStudio> {
  const { siteUrl } = given;
  const folder = repositoryFolder();
  await ensureRepository(folder);
  const { key, ...app } = appOf(studioFolder());
  const pages = `${siteUrl}${given.path}#pull`;
  const published = (commit: string) => publisher.publish(commit);
  const forge = openForge({ folder, name: REPOSITORY, branch: MAIN, app, pages, published });
  const { repository, records } = forge;
  const publisher = createPublisher({
    build: (commit, signal) => buildCommit(repository, commit, signal),
    note: (commit, state) => forge.deploy(commit, state, siteUrl),
    ended: (commit, error) => tell(endOf(commit, error)),
  });

  const { commit, isFolder } = await takeFolder(repository, contentRoot);
  await records.pushed(MAIN, commit);
  const begun = records.read().deployments.filter(({ state }) => /queued|progress/.test(state));
  const left = begun.map(({ sha }) => sha).filter((sha) => sha !== commit);
  // Without a note of another commit, what is served when a server starts was built of the folder.
  if (isFolder || servedCommit() === commit)
    for (const sha of [...left, commit]) forge.deploy(sha, 'success', siteUrl);
  else publisher.publish(...left, commit);

  let answer: Promise<LocalStudio['answer']> | undefined;
  async function load() {
    // Code that only those who edit need.
    const { localChecks } = await import('../../supabase/studio/local-checks.ts');
    const site = localChecks(contentRoot);
    return studioFunction({
      ...{ ...given, site, repository: REPOSITORY, app: { id: app.id, key } },
      forge: async (input, init) => forge.fetch(new Request(input, init)),
      report: (error) => console.error(error),
    });
  }
  return {
    async answer(request) {
      answer ??= load().catch((error: unknown) => {
        answer = undefined;
        throw error;
      });
      return (await answer)(request);
    },
    async close() {
      await publisher.close();
      repository.close();
    },
  };
}

const tell = (line: Wording) => console.log(worded(line));

/** The app that the function is to the forge, made on this machine. */
function appOf(folder: string): ForgeApp & { key: string } {
  const file = join(folder, 'app.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const made = {
    ...{ id: '1', permissions: PERMISSIONS as ForgeApp['permissions'] },
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    key: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}
