import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Choices } from '../../shared/merge/conflicts.ts';
import type { FollowAnswer, MustChoose, SentProposal } from '../../shared/proposals.ts';
import { follow } from '../git/follow.ts';
import { renewProposal, resend, sendProposal } from '../git/send.ts';
import { askStanding, unsent } from '../git/standing.ts';
import { withdraw } from '../git/withdraw.ts';
import { workspaceAt } from './workspace-at.ts';

export const PAGE = 'site-config/pages/inicio.json';
export const OTHER = 'site-config/pages/sobre.json';
/** The proposal that `propose` makes. */
export const BRANCH = 'edicao/um-titulo';
export const text = (title: string, more = 'Um.') =>
  `${JSON.stringify({ path: '/', title, a: 1, b: 2, c: 3, d: 4, more }, null, 2)}\n`;

/** What a colleague does on main, for the proposal to be published. */
const PUBLISH = ['push', '-q', 'origin', 'main'];
export const SQUASH = [
  ['merge', '-q', '--squash', `origin/${BRANCH}`],
  ['commit', '-q', '-m', 'Um (#1)'],
  PUBLISH,
];
export const MERGE = [['merge', '-q', '--no-ff', '-m', 'merged', `origin/${BRANCH}`], PUBLISH];
export const REBASE = [
  ['commit', '-q', '--allow-empty', '-m', 'another'],
  ['cherry-pick', `main..origin/${BRANCH}`],
  PUBLISH,
];
export const REMOVE = ['push', '-q', 'origin', '--delete', BRANCH];

/** Git knows Ana, and nobody's own settings. */
export function settleIn(home: string): void {
  vi.stubEnv('HOME', home);
  vi.stubEnv('XDG_CONFIG_HOME', home);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(home, 'gitconfig'));
  writeFileSync(
    join(home, 'gitconfig'),
    // Tidying up would be looked for after each command, by a program of its own.
    `[user]
      name = Ana
      email = ana@fortim.example
    [init]
      defaultBranch = main
    [maintenance]
      auto = false
    [receive]
      autoGC = false
    `,
  );
}

/** Makes a folder a repository of Ana's. Returns what runs git in it. */
export function initRepository(root: string) {
  const run = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  run('init', '-q', '-b', 'main');
  run('config', 'user.name', 'Ana');
  run('config', 'user.email', 'ana@fortim.example');
  return run;
}

export const put = (at: string, file: string, content: string): void => {
  mkdirSync(dirname(join(at, file)), { recursive: true });
  writeFileSync(join(at, file), content);
};

const run = promisify(execFile);
/** Never blocks, as the server is in this process. */
export const gitIn = async (cwd: string, ...args: string[]): Promise<string> =>
  (await run('git', args, { cwd, encoding: 'utf8' })).stdout.trim();

/**
 * For each test: a repository of a host that is reached over HTTP, or beside it, the site that the studio edits, and the copy of
 * a colleague who reviews.
 */
export function setUpRemote(transport: 'http' | 'files' = 'http') {
  const folder = mkdtempSync(join(tmpdir(), 'studio-remote-'));
  const host = { isAway: false, bare: '', root: '', theirs: '', locked: '' };
  const server = createServer((request, response) => {
    if (host.isAway) request.socket.destroy();
    else if (request.url?.startsWith('/locked')) response.writeHead(401, SIGN_IN).end();
    else serveGit(folder, request, response);
  });
  let count = 0;
  beforeAll(async () => {
    settleIn(folder);
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    server.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    count += 1;
    const http = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${count}.git`;
    const at = (name: string) => join(folder, name);
    Object.assign(host, {
      bare: at(`${count}.git`),
      theirs: at(`theirs-${count}`),
      root: at(`site-${count}`),
      locked: http.replace(/[^/]+$/, 'locked.git'),
    });
    const address = transport === 'http' ? http : `file://${host.bare}`;
    await gitIn(folder, 'init', '-q', '--bare', host.bare);
    await gitIn(host.bare, 'config', 'http.receivepack', 'true');
    await gitIn(folder, 'clone', '-q', address, host.theirs);
    for (const file of [PAGE, OTHER]) put(host.theirs, file, text('Olá'));
    await gitIn(host.theirs, 'add', '-A');
    await gitIn(host.theirs, 'commit', '-q', '-m', 'O site');
    await gitIn(host.theirs, ...PUBLISH);
    await gitIn(folder, 'clone', '-q', address, host.root);
  });
  afterEach(() => {
    host.isAway = false;
  });
  return { host, ...actsOf(host) };
}

const SIGN_IN = { 'www-authenticate': 'Basic realm="git"' };

/** What the editor and the colleague do. */
function actsOf(host: { root: string; theirs: string }) {
  const workspace = () => workspaceAt(host.root);
  const sent = async (title: string, more: Sending = {}) =>
    (await sendProposal({ title, ...more }, workspace())) as SentProposal & MustChoose;
  /** In the colleague's copy, on the newest main. */
  const colleague = async (...commands: string[][]) => {
    await gitIn(host.theirs, 'fetch', '-q', '--prune', 'origin');
    await gitIn(host.theirs, 'switch', '-q', 'main');
    await gitIn(host.theirs, 'reset', '-q', '--hard', 'origin/main');
    for (const command of commands) await gitIn(host.theirs, ...command);
  };
  const past = async () => (await askStanding(host.root)).proposals;
  const git = (...args: string[]) => gitIn(host.root, ...args);
  const read = (file: string) => readFileSync(join(host.root, file), 'utf8');
  /** The colleague publishes pages. */
  async function publish(pages: Record<string, string>) {
    await colleague();
    for (const [file, content] of Object.entries(pages)) put(host.theirs, file, content);
    await gitIn(host.theirs, 'commit', '-q', '-a', '-m', 'Outra pessoa');
    await gitIn(host.theirs, ...PUBLISH);
  }
  return {
    ...{ past, git, read, publish, sent, colleague },
    /** The files that are saved and not sent. */
    unsentFiles: async () =>
      (await unsent(await askStanding(host.root))).files.map(({ file }) => file),
    followed: async (body: object = {}) => (await follow({ ...body }, workspace())) as FollowAnswer,
    renewed: async (branch: string) =>
      (await renewProposal({ branch }, workspace())) as SentProposal & MustChoose,
    withdrawn: async (branch: string) => withdraw({ branch }, workspace()),
    /** What a commit has changed of the one that it stands on. */
    changedBy: async (commit: string) =>
      (await git('diff-tree', '-r', '--name-only', `${commit}^1`, commit)).split('\n'),
    resent: async (branch: string) => (await resend({ branch }, workspace())) as SentProposal,
    /** Two commits on one proposal. */
    async propose() {
      put(host.root, PAGE, text('Um'));
      await sent('Um título');
      put(host.root, PAGE, text('Dois'));
      await sent('Outro', { branch: BRANCH });
    },
  };
}

interface Sending {
  branch?: string;
  files?: string[];
  choices?: Choices;
  at?: string;
}

const backend = join(
  execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(),
  'git-http-backend',
);

/** Git's own program for a web server. */
function serveGit(folder: string, request: IncomingMessage, response: ServerResponse): void {
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
