import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PastProposal, SendAnswer } from '../../shared/proposals.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { isOpenProposal } from './branch-name.ts';
import { pastProposals } from './past-proposals.ts';
import { refresh } from './refresh.ts';
import { resend, send } from './send.ts';
import { branchOf, remoteOf } from './state.ts';

const PAGE = 'site-config/pages/inicio.json';
const OTHER = 'site-config/pages/sobre.json';
const text = (title: string, more = 'Um.') =>
  `${JSON.stringify({ path: '/', title, a: 1, b: 2, c: 3, d: 4, more }, null, 2)}\n`;

const folder = mkdtempSync(join(tmpdir(), 'studio-remote-'));
const backend = join(
  execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(),
  'git-http-backend',
);
let isAway = false;
/** The commands of git's own server for HTTP, as a host runs it. */
const server = createServer((request, response) => {
  if (isAway) request.socket.destroy();
  else serveGit(request, response);
});

function serveGit(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
  const { headers } = request;
  const program = spawn(backend, {
    env: {
      ...process.env,
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: '1',
      REMOTE_USER: 'ana',
      REMOTE_ADDR: '127.0.0.1',
      REQUEST_METHOD: request.method,
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: headers['content-type'],
      HTTP_CONTENT_ENCODING: headers['content-encoding'],
      GIT_PROTOCOL: headers['git-protocol']?.toString(),
    },
  });
  request.pipe(program.stdin);
  const parts: Buffer[] = [];
  program.stdout.on('data', (part: Buffer) => parts.push(part));
  program.on('close', () => {
    const answer = Buffer.concat(parts);
    const end = answer.indexOf('\r\n\r\n');
    for (const line of answer.subarray(0, end).toString().split('\r\n')) {
      const [name = '', value = ''] = line.split(/: (.*)/);
      if (name === 'Status') response.statusCode = Number.parseInt(value, 10);
      else if (name) response.setHeader(name, value);
    }
    response.end(answer.subarray(end + 4));
  });
}

const run = promisify(execFile);
/** Never blocks, as the server is in this process. */
const gitIn = async (cwd: string, ...args: string[]) =>
  (await run('git', args, { cwd, encoding: 'utf8' })).stdout.trim();
let count = 0;
let root: string;
let theirs: string;
const git = (...args: string[]) => gitIn(root, ...args);
const put = (at: string, file: string, content: string) => {
  mkdirSync(dirname(join(at, file)), { recursive: true });
  writeFileSync(join(at, file), content);
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const workspace = () => ({ root }) as Workspace;
const sent = async (title: string, isNew = false) =>
  (await send({ title, isNew }, workspace())) as SendAnswer;
const past = async (): Promise<PastProposal[]> => {
  const branch = await branchOf(root);
  const remote = await remoteOf(root, branch);
  await refresh(root, remote, branch);
  return pastProposals(root, remote);
};
const isOpen = async () => {
  const branch = await branchOf(root);
  const remote = await remoteOf(root, branch);
  await refresh(root, remote, branch);
  return isOpenProposal(root, remote, branch);
};

beforeAll(async () => {
  vi.stubEnv('HOME', folder);
  vi.stubEnv('XDG_CONFIG_HOME', folder);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(folder, 'gitconfig'));
  writeFileSync(
    join(folder, 'gitconfig'),
    '[user]\nname = Ana\nemail = ana@fortim.example\n[init]\ndefaultBranch = main\n',
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
  rmSync(folder, { recursive: true });
});

/** A repository of a host, the site that the studio edits, and the copy of a colleague who reviews. */
beforeEach(async () => {
  count += 1;
  const bare = join(folder, `${count}.git`);
  await gitIn(folder, 'init', '-q', '--bare', bare);
  await gitIn(bare, 'config', 'http.receivepack', 'true');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${count}.git`;
  theirs = join(folder, `theirs-${count}`);
  root = join(folder, `site-${count}`);
  await gitIn(folder, 'clone', '-q', address, theirs);
  for (const file of [PAGE, OTHER]) put(theirs, file, text('Olá'));
  await gitIn(theirs, 'add', '-A');
  await gitIn(theirs, 'commit', '-q', '-m', 'O site');
  await gitIn(theirs, 'push', '-q', 'origin', 'main');
  await gitIn(folder, 'clone', '-q', address, root);
});
afterEach(() => {
  isAway = false;
});

const BRANCH = 'edicao/um-titulo';
/** What the colleague does in the copy, on the newest main. */
const colleague = async (...commands: string[][]) => {
  await gitIn(theirs, 'fetch', '-q', '--prune', 'origin');
  await gitIn(theirs, 'switch', '-q', 'main');
  await gitIn(theirs, 'reset', '-q', '--hard', 'origin/main');
  for (const command of commands) await gitIn(theirs, ...command);
};
const REMOVE = ['push', '-q', 'origin', '--delete', BRANCH];
const PUBLISH = ['push', '-q', 'origin', 'main'];

/** Two commits on one proposal. */
async function propose() {
  put(root, PAGE, text('Um'));
  await sent('Um título');
  put(root, PAGE, text('Dois'));
  await sent('Outro');
}

const ACCEPTED: [how: string, commands: string[][]][] = [
  ['a merge', [['merge', '-q', '--no-ff', '-m', 'merged', `origin/${BRANCH}`], PUBLISH]],
  [
    'a squash',
    [['merge', '-q', '--squash', `origin/${BRANCH}`], ['commit', '-q', '-m', 'Um (#1)'], PUBLISH],
  ],
  [
    'a rebase',
    [
      ['commit', '-q', '--allow-empty', '-m', 'another'],
      ['cherry-pick', `main..origin/${BRANCH}`],
      PUBLISH,
    ],
  ],
];
const AFTER: [what: string, commands: string[][]][] = [
  ['', []],
  [', and its branch deleted', [REMOVE]],
];

describe.each(ACCEPTED)('a proposal accepted by %s', (_, accept) => {
  it.each(AFTER)('is over%s, and the next begins at what is published', async (_what, after) => {
    await propose();
    await colleague(...accept, ...after);
    // Somebody goes on with main, in the same file.
    put(theirs, PAGE, text('Dois', 'De outra pessoa.'));
    put(theirs, OTHER, text('De outra pessoa'));
    await colleague2();
    expect(await isOpen()).toBe(false);
    expect((await past())[0]).toMatchObject({ branch: BRANCH, state: 'accepted' });
    put(root, PAGE, text('Três'));
    const next = await sent('Mais um título');
    expect(next).toMatchObject({ branch: 'edicao/mais-um-titulo', pushed: true });
    expect(await git('rev-parse', 'HEAD~1')).toBe(await git('rev-parse', 'origin/main'));
    expect(read(PAGE)).toBe(text('Três', 'De outra pessoa.'));
    expect(read(OTHER)).toBe(text('De outra pessoa'));
    expect(await git('status', '--porcelain')).toBe('');
    await colleague(['merge', '-q', '--no-ff', '-m', 'next', 'origin/edicao/mais-um-titulo']);
  });
});

const colleague2 = async () => {
  await gitIn(theirs, 'commit', '-q', '-a', '-m', 'Outra pessoa');
  await gitIn(theirs, ...PUBLISH);
};

it('what contradicts the published site goes on from where it was, and says so', async () => {
  await propose();
  await colleague(...(ACCEPTED[1] as [string, string[][]])[1]);
  put(theirs, PAGE, text('De outra pessoa'));
  await colleague2();
  put(root, PAGE, text('Três'));
  const next = await sent('Mais um título');
  expect(next.pushed).toBe(true);
  expect(next.notes.join()).toMatch(/mudado também no site publicado/);
  expect(read(PAGE)).toBe(text('Três'));
});

it('what a hook refuses is as it was, though it was merged with what is published', async () => {
  await propose();
  await colleague(...(ACCEPTED[1] as [string, string[][]])[1]);
  put(theirs, PAGE, text('Dois', 'De outra pessoa.'));
  await colleague2();
  put(root, PAGE, text('Três'));
  put(root, OTHER, text('Sobre'));
  put(root, '.git/hooks/pre-commit', '#!/bin/sh\nexit 1\n');
  chmodSync(join(root, '.git/hooks/pre-commit'), 0o755);
  await expect(sent('Mais um título')).rejects.toThrow(/tudo ficou como estava/);
  expect([read(PAGE), read(OTHER)]).toEqual([text('Três'), text('Sobre')]);
  expect(await branchOf(root)).toBe(BRANCH);
  expect(await git('branch', '--format=%(refname:short)')).toBe(`${BRANCH}\nmain`);
});

it('what somebody else has published already is not sent', async () => {
  await propose();
  await colleague(...(ACCEPTED[1] as [string, string[][]])[1]);
  put(theirs, PAGE, text('Três'));
  await colleague2();
  put(root, PAGE, text('Três'));
  await expect(sent('Mais um título')).rejects.toThrow(/já está no site publicado/);
  expect(read(PAGE)).toBe(text('Três'));
});

it('a proposal whose branch was deleted unaccepted is not brought back; the next has its changes', async () => {
  await propose();
  await colleague(REMOVE);
  expect((await past())[0]).toMatchObject({ branch: BRANCH, state: 'removed' });
  put(root, OTHER, text('Três'));
  const next = await sent('Mais um título');
  expect(next).toMatchObject({ branch: 'edicao/mais-um-titulo', pushed: true });
  expect(next.notes.join()).toMatch(/apagada no servidor sem ser aceita/);
  expect(await git('ls-remote', '--heads', 'origin', BRANCH)).toBe('');
  expect(read(PAGE)).toBe(text('Dois'));
});

it('a proposal whose branch was renamed goes on there', async () => {
  await propose();
  await colleague(['push', '-q', 'origin', `origin/${BRANCH}:refs/heads/edicao/melhor`], REMOVE);
  put(root, OTHER, text('Três'));
  expect(await sent('Mais um título')).toMatchObject({ branch: BRANCH, pushed: true });
  const heads = await git('ls-remote', '--heads', 'origin', 'edicao/*');
  expect(heads.split('\n').map((line) => line.split('\t')[1])).toEqual([
    'refs/heads/edicao/melhor',
  ]);
  expect(heads).toContain(await git('rev-parse', 'HEAD'));
});

it('a published branch that was renamed is found', async () => {
  await propose();
  await colleague(...(ACCEPTED[1] as [string, string[][]])[1], [
    'push',
    '-q',
    'origin',
    'main:refs/heads/publicado',
  ]);
  await gitIn(join(folder, `${count}.git`), 'symbolic-ref', 'HEAD', 'refs/heads/publicado');
  await colleague(['push', '-q', 'origin', '--delete', 'main']);
  expect(await isOpen()).toBe(false);
});

it('main moved: an open proposal goes on', async () => {
  await propose();
  await colleague();
  put(theirs, OTHER, text('De outra pessoa'));
  await colleague2();
  put(root, PAGE, text('Três'));
  expect(await sent('Mais')).toMatchObject({ branch: BRANCH, pushed: true });
});

it('main rewritten: an open proposal goes on, and the next begins at the new one', async () => {
  await propose();
  await colleague(
    ['checkout', '-q', '--orphan', 'new'],
    ['commit', '-q', '-m', 'O site, de novo'],
    ['push', '-q', '-f', 'origin', 'new:main'],
  );
  expect(await isOpen()).toBe(true);
  put(root, PAGE, text('Três'));
  expect(await sent('Mais')).toMatchObject({ branch: BRANCH, pushed: true });

  await git('switch', '-q', 'main');
  put(root, PAGE, text('Quatro'));
  expect(await sent('Do novo')).toMatchObject({ branch: 'edicao/do-novo', pushed: true });
  expect(await git('rev-parse', 'HEAD~1')).toBe(await git('rev-parse', 'origin/main'));
});

it('a proposal that the network kept back is sent later, with nothing new in it', async () => {
  isAway = true;
  put(root, PAGE, text('Um'));
  const first = await sent('Um título');
  expect(first.pushed).toBe(false);
  expect(first.notes.join()).toMatch(/não respondeu/);
  expect((await past())[0]).toMatchObject({ branch: BRANCH, state: 'local' });
  put(root, PAGE, text('Dois'));
  await sent('Depois', true);
  isAway = false;
  for (const branch of [BRANCH, 'edicao/depois'])
    expect(await resend({ branch }, workspace())).toMatchObject({ branch, pushed: true });
  expect((await past()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  await expect(resend({ branch: 'main' }, workspace())).rejects.toThrow(/Não há uma proposta/);
});

describe('two people, one title', () => {
  const colleagueProposes = async () =>
    colleague(
      ['commit', '-q', '--allow-empty', '-m', 'Um título'],
      ['push', '-q', 'origin', `HEAD:refs/heads/${BRANCH}`],
    );

  it('gives the second proposal another name', async () => {
    await colleagueProposes();
    put(root, PAGE, text('Um'));
    expect(await sent('Um título')).toMatchObject({ branch: `${BRANCH}-2`, pushed: true });
  });

  it('also if both were made while one had no network', async () => {
    isAway = true;
    put(root, PAGE, text('Um'));
    await sent('Um título');
    isAway = false;
    await colleagueProposes();
    const answer = (await resend({ branch: BRANCH }, workspace())) as SendAnswer;
    expect(answer).toMatchObject({ branch: `${BRANCH}-2`, pushed: true });
    expect(answer.notes.join()).toMatch(/mudanças de outra pessoa: a sua se chama/);
    expect(await branchOf(root)).toBe(`${BRANCH}-2`);
  });

  it('and to one that a colleague has gone on with', async () => {
    await propose();
    await colleague(
      ['switch', '-q', BRANCH],
      ['commit', '-q', '--allow-empty', '-m', 'De outra pessoa'],
      ['push', '-q'],
    );
    put(root, PAGE, text('Três'));
    expect(await sent('Mais')).toMatchObject({ branch: `${BRANCH}-2`, pushed: true });
    expect((await past()).map(({ branch, state }) => [branch, state])).toEqual([
      [`${BRANCH}-2`, 'sent'],
      [BRANCH, 'sent'],
    ]);
  });
});
