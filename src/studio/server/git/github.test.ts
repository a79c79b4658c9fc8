import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { HostedProposalsAnswer } from '../../shared/proposals.ts';
import { initRepository } from '../testing/remote.ts';
import { workspaceAt } from '../testing/workspace-at.ts';
import { hostedProposals } from './github.ts';

const root = mkdtempSync(join(tmpdir(), 'studio-github-'));
const run = initRepository(root);
/** Path -> what the service answers; and what it was asked. */
let answers: Record<string, unknown> = {};
let asked: (string | undefined)[] = [];
const service = createServer(({ url = '', headers }, response) => {
  asked.push(headers.authorization);
  const answer = answers[url.split('?')[0] ?? ''];
  response.statusCode = answer === undefined ? 404 : 200;
  response.end(JSON.stringify(answer ?? {}));
});

beforeAll(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening');
  run('commit', '-q', '--allow-empty', '-m', 'first');
  for (const title of ['um', 'dois', 'tres']) {
    run('switch', '-q', '-c', `edicao/${title}`, 'main');
    run('commit', '-q', '--allow-empty', '-m', title);
  }
  run('remote', 'add', 'origin', 'git@github.com:Fortim/Site.git');
});
afterAll(() => {
  service.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  const { port } = service.address() as AddressInfo;
  vi.stubEnv('GITHUB_API_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('GITHUB_TOKEN', 'segredo');
  vi.stubEnv('PREVIEW_URL', 'https://pr-{number}.fortim.example');
  answers = {};
  asked = [];
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const told = async () => (await hostedProposals({}, workspaceAt(root))) as HostedProposalsAnswer;

const pull = (number: number, branch: string, more: object, owner = 'fortim') => ({
  number,
  html_url: `https://github.com/fortim/site/pull/${number}`,
  head: { ref: branch, repo: { full_name: `${owner}/site` } },
  state: 'open',
  merged_at: null,
  ...more,
});
const by = (login: string, body: string, more: object) => ({
  user: { login, type: 'User' },
  body,
  ...more,
});

it('tells what became of each proposal, and what people said', async () => {
  answers = {
    '/repos/Fortim/Site/pulls': [
      pull(9, 'edicao/um', {}, 'estranho'),
      pull(7, 'edicao/um', {}),
      pull(6, 'edicao/dois', { state: 'closed', merged_at: '2026-11-20T10:00:00Z' }),
      pull(5, 'edicao/tres', { state: 'closed', html_url: 'javascript:alert(1)' }),
      pull(4, 'edicao/um', { state: 'closed' }),
    ],
    '/repos/Fortim/Site/issues/7/comments': [
      by('bruno', 'Troque o título.', { created_at: '2026-11-20T10:00:00Z' }),
      { user: { login: 'robô', type: 'Bot' }, body: 'Sem erros', created_at: '2026-11-20' },
    ],
    '/repos/Fortim/Site/pulls/7/comments': [],
    '/repos/Fortim/Site/pulls/7/reviews': [
      by('carla', 'Falta a fonte.', {
        state: 'CHANGES_REQUESTED',
        submitted_at: '2026-11-19T10:00:00Z',
      }),
      by('bruno', '', { state: 'COMMENTED', submitted_at: '2026-11-20T10:00:00Z' }),
    ],
  };
  expect(await told()).toEqual({
    proposals: {
      'edicao/um': {
        url: 'https://github.com/fortim/site/pull/7',
        preview: 'https://pr-7.fortim.example',
        state: 'changes-requested',
        comments: [
          { author: 'carla', text: 'Falta a fonte.', date: '2026-11-19T10:00:00Z' },
          { author: 'bruno', text: 'Troque o título.', date: '2026-11-20T10:00:00Z' },
        ],
      },
      'edicao/dois': {
        url: 'https://github.com/fortim/site/pull/6',
        state: 'accepted',
        comments: [],
      },
      'edicao/tres': { url: undefined, state: 'refused', comments: [] },
    },
  });
  expect(new Set(asked)).toEqual(new Set(['Bearer segredo']));
});

it('says so if it may not look, or nobody answers', async () => {
  expect(await told()).toEqual({
    proposals: {},
    note: expect.stringContaining('não mostra as propostas'),
  });
  vi.stubEnv('GITHUB_API_URL', 'http://127.0.0.1:9');
  expect(await told()).toEqual({ proposals: {}, note: expect.stringContaining('não respondeu') });
});

it.each(['https://github.com.evil.example/a/b.git', 'https://gitlab.com/a/b', '/srv/git/b.git'])(
  'asks nobody about a repository at %s',
  async (address) => {
    run('remote', 'set-url', 'origin', address);
    expect(await told()).toEqual({ proposals: {} });
    expect(asked).toEqual([]);
  },
);
