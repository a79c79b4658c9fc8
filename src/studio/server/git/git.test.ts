import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../../../node/project.ts';
import { ownCatalogue } from '../../../words/node/catalogues.ts';
import { wordsOf } from '../../../words/words.ts';
import type { SentProposal } from '../../shared/proposals.ts';
import { settleIn } from '../testing/remote.ts';
import { workspaceAt } from '../testing/workspace-at.ts';
import { branchFor, isProposal } from './branch-name.ts';
import { follow } from './follow.ts';
import { pullRequestUrl } from './hosts.ts';
import { resend, sendProposal } from './send.ts';
import { askStanding } from './standing.ts';
import { branchOf, changes, refuseWithoutGit, remoteOf, withoutSecrets } from './state.ts';

const PAGE = 'site-config/pages/inicio.json';
let folder: string;
/** The site, in a folder of its repository. */
let root: string;

const run = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const state = async () => {
  await refuseWithoutGit(root);
  const branch = await branchOf(root);
  const remote = (await remoteOf(root, branch))?.address;
  return { branch, remote, changed: (await changes(root)).map(({ file }) => file) };
};
const sent = async (title = 'Nova página', branch?: string) =>
  (await sendProposal({ title, branch }, workspaceAt(root))) as SentProposal;
const resent = async (branch: string) =>
  (await resend({ branch }, workspaceAt(root))) as SentProposal;
/** The commit of the proposal of that title. */
const SENT = 'edicao/nova-pagina';

/** A repository with one commit, made once and copied for each test. */
const made = mkdtempSync(join(tmpdir(), 'studio-git-made-'));
const moveTo = (home: string) => {
  folder = home;
  root = join(folder, 'repo/site');
};
beforeAll(() => {
  moveTo(made);
  mkdirSync(root, { recursive: true });
  settleIn(folder);
  execFileSync('git', ['init', '-q'], { cwd: join(folder, 'repo') });
  put(PAGE, '{}\n');
  put('site-config/pages/velha.json', '{}\n');
  put('../other.txt', 'a\n');
  run('add', '-A', '..');
  run('commit', '-q', '-m', 'first');
  vi.unstubAllEnvs();
});
afterAll(() => rmSync(made, { recursive: true }));
beforeEach(() => {
  moveTo(mkdtempSync(join(tmpdir(), 'studio-git-')));
  cpSync(made, folder, { recursive: true, preserveTimestamps: true });
  settleIn(folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const bareRemote = () => {
  const path = join(folder, 'remote.git');
  execFileSync('git', ['init', '-q', '--bare', path]);
  run('remote', 'add', 'origin', path);
  run('push', '-q', 'origin', 'main');
  return path;
};
const hook = (repository: string, name: string, text: string) => {
  const path = join(repository, 'hooks', name);
  writeFileSync(path, `#!/bin/sh\n${text}\n`);
  chmodSync(path, 0o755);
};

/** A page changed, one gone and a picture come; and something that is not the site's. */
function change() {
  put(PAGE, '{ "a": 1 }\n');
  rmSync(join(root, 'site-config/pages/velha.json'));
  put('public/imagens/ação nova.svg', '<svg/>');
  put('../other.txt', 'b\n');
  put('../fresh.txt', 'new\n');
  run('add', '../fresh.txt');
}
const CHANGED = ['public/imagens/ação nova.svg', PAGE, 'site-config/pages/velha.json'];

describe('git', () => {
  it('returns the branch, and the files of the site that are not committed', async () => {
    expect(await state()).toEqual({ branch: 'main', remote: undefined, changed: [] });
    change();
    put('public/imagens/.4242.tmp', 'half of a picture'); // left by a process that died
    expect(await state()).toEqual({ branch: 'main', remote: undefined, changed: CHANGED });
  });

  it('returns the remote address without a token', async () => {
    run('remote', 'add', 'origin', 'https://ana:token@git.example/a/b.git');
    expect((await state()).remote).toBe('https://git.example/a/b.git');
    expect(withoutSecrets('git@git.example:a/b.git')).toBe('git@git.example:a/b.git');
  });

  it('reports that there is no repository', async () => {
    root = mkdtempSync(join(tmpdir(), 'no-git-'));
    await expect(state()).rejects.toThrow(/não está em um repositório git/);
    await expect(sent()).rejects.toThrow(/não está em um repositório git/);
    rmSync(root, { recursive: true });
  });
});

describe('send', () => {
  it('commits only the files of the site, on a new branch', async () => {
    change();
    const before = run('status', '--porcelain', '--branch');
    const answer = await sent('Nova página: preços');
    expect(answer).toEqual({
      branch: 'edicao/nova-pagina-precos',
      commit: run('rev-parse', '--short', 'edicao/nova-pagina-precos'),
      pushed: false,
      address: undefined,
      notes: ['Este site não tem um servidor de git: a proposta ficou neste computador.'],
    });
    const names = run(
      '-c',
      'core.quotepath=off',
      'show',
      '--name-status',
      '--format=%s|%an',
      'edicao/nova-pagina-precos',
    );
    expect(names.split('\n').filter(Boolean)).toEqual([
      'Nova página: preços|Ana',
      'A\tsite/public/imagens/ação nova.svg',
      `M\tsite/${PAGE}`,
      'D\tsite/site-config/pages/velha.json',
    ]);
    // The folder is as it was, what is staged and what is checked out too.
    expect(run('status', '--porcelain', '--branch')).toBe(before);
    expect(run('rev-parse', 'main')).toBe(run('rev-parse', 'edicao/nova-pagina-precos~1'));
  });

  it('pushes if there is a remote, and adds to the proposal that is named', async () => {
    const remote = bareRemote();
    change();
    expect(await sent()).toMatchObject({ branch: 'edicao/nova-pagina', pushed: true });
    put(PAGE, '{ "a": 2 }\n');
    const again = await sent('Mais um ajuste', SENT);
    expect(again).toMatchObject({ branch: 'edicao/nova-pagina', pushed: true, notes: [] });
    const log = execFileSync('git', ['log', '--format=%s', 'edicao/nova-pagina'], {
      cwd: remote,
      encoding: 'utf8',
    });
    expect(log.trim().split('\n')).toEqual(['Mais um ajuste', 'Nova página', 'first']);
    await expect(sent()).rejects.toThrow(/Não há nada salvo/);
  });

  it('reports why a push was refused, and pushes again later', async () => {
    const remote = bareRemote();
    hook(remote, 'pre-receive', 'echo "Falta a revisão jurídica" >&2; exit 1');
    change();
    const refused = await sent();
    expect(refused.pushed).toBe(false);
    expect(refused.pullRequestUrl).toBeUndefined();
    expect(refused.notes.join()).toMatch(
      /verificação do repositório recusou o envio\. \(“Falta a revisão jurídica”\)/,
    );
    expect(refused.notes.join()).toMatch(/guardada neste computador/);
    expect(run('log', '-1', '--format=%s', SENT)).toBe('Nova página');
    rmSync(join(remote, 'hooks/pre-receive'));
    expect(await resent(SENT)).toMatchObject({ branch: refused.branch, pushed: true });
  });

  it('never overwrites what somebody else has pushed', async () => {
    bareRemote();
    put(PAGE, '{ "a": 1 }\n');
    run('push', '-q', 'origin', 'main:refs/heads/edicao/nova-pagina');
    const other = join(folder, 'other');
    execFileSync('git', [
      'clone',
      '-q',
      '-b',
      'edicao/nova-pagina',
      join(folder, 'remote.git'),
      other,
    ]);
    execFileSync('git', ['commit', '-q', '--allow-empty', '-m', 'theirs'], { cwd: other });
    execFileSync('git', ['push', '-q'], { cwd: other });
    expect(await sent()).toMatchObject({ branch: 'edicao/nova-pagina-2', pushed: true });
    const theirs = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: other, encoding: 'utf8' });
    expect(run('ls-remote', 'origin', 'edicao/nova-pagina')).toContain(theirs.trim());
  });

  it.each([
    ['that does not exist', '/nowhere/at/all.git', /não existe, ou você não tem acesso/],
    ['that does not answer', 'http://127.0.0.1:9/a/b.git', /não respondeu/],
  ])('a remote %s', async (_, address, words) => {
    run('remote', 'add', 'origin', address);
    change();
    const { pushed, notes } = await sent();
    expect(pushed).toBe(false);
    expect(notes.join()).toMatch(words);
  });

  it.each<[string, () => void, RegExp]>([
    ['nothing has changed', () => {}, /Não há nada salvo/],
    [
      'git has no author',
      () => {
        change();
        writeFileSync(join(folder, 'gitconfig'), '');
      },
      /não sabe quem você é/,
    ],
    [
      'a merge is in progress',
      () => {
        run('switch', '-q', '-c', 'other');
        run('commit', '-q', '--allow-empty', '-m', 'theirs');
        run('switch', '-q', 'main');
        run('commit', '-q', '--allow-empty', '-m', 'ours');
        run('merge', '-q', '--no-commit', '--no-ff', 'other');
        change();
      },
      /no meio de uma junção/,
    ],
  ])('refuses where %s', async (_, prepare, words) => {
    prepare();
    const [status, head] = [run('status', '--porcelain'), run('rev-parse', 'HEAD')];
    await expect(sent()).rejects.toThrow(words);
    expect([run('status', '--porcelain'), run('rev-parse', 'HEAD')]).toEqual([status, head]);
  });

  it('makes a second proposal of another name, which does not stand on the first', async () => {
    bareRemote();
    change();
    await sent();
    put(PAGE, '{ "a": 2 }\n');
    expect(await sent()).toMatchObject({ branch: 'edicao/nova-pagina-2', pushed: true });
    expect(run('rev-parse', 'edicao/nova-pagina-2~1')).toBe(run('rev-parse', 'main'));
    expect(run('show', '--format=', '--name-only', 'edicao/nova-pagina-2')).toBe(`site/${PAGE}`);
  });

  it('follows what is published in a folder of its repository, and leaves the rest of it alone', async () => {
    const remote = bareRemote();
    run('branch', '-q', '--set-upstream-to=origin/main');
    const other = join(folder, 'other');
    execFileSync('git', ['clone', '-q', '-b', 'main', remote, other]);
    writeFileSync(join(other, 'site', PAGE), '{ "b": 1 }\n');
    execFileSync('git', ['commit', '-q', '-a', '-m', 'theirs'], { cwd: other });
    execFileSync('git', ['push', '-q'], { cwd: other });
    put(PAGE, '{ "a": 1 }\n');
    put('../other.txt', 'mine\n');
    expect(await follow({}, workspaceAt(root))).toEqual({ isCurrent: true, arrived: [PAGE] });
    expect(JSON.parse(readFileSync(join(root, PAGE), 'utf8'))).toEqual({ a: 1, b: 1 });
    expect(run('status', '--porcelain')).toBe(`M other.txt\n M site/${PAGE}`);
    await sent();
    expect(run('show', '--format=', '--name-only', SENT)).toBe(`site/${PAGE}`);
  });

  it('sends from a folder that is on no branch, and leaves it there', async () => {
    bareRemote();
    run('switch', '-q', '--detach');
    change();
    expect(await sent()).toMatchObject({ branch: SENT, pushed: true });
    expect(run('rev-parse', `${SENT}~1`)).toBe(run('rev-parse', 'HEAD'));
    expect(await branchOf(root)).toBe('');
  });

  it('treats a title as text, not as options', async () => {
    change();
    await sent('--amend $(touch x) `y`');
    const [branch = ''] = run('branch', '--list', 'edicao/*', '--format=%(refname)').split('\n');
    expect(run('log', '-1', '--format=%s', branch)).toBe('--amend $(touch x) `y`');
    expect(existsSync(join(root, 'x'))).toBe(false);
    await expect(sent('   ')).rejects.toThrow(/Diga em poucas palavras/);
  });

  it('treats a file name as a name, not as a pattern', async () => {
    put('public/:(top)*.svg', '<svg/>');
    put('../more.svg', '<svg/>');
    await sent();
    expect(run('show', '--name-only', '--format=', SENT)).toBe('site/public/:(top)*.svg');
    expect(readFileSync(join(root, '../more.svg'), 'utf8')).toBe('<svg/>');
  });
});

it.each([
  ['https://github.com/a/b.git', 'https://github.com/a/b/compare/edicao/x?expand=1'],
  ['git@github.com:a/b.git', 'https://github.com/a/b/compare/edicao/x?expand=1'],
  ['ssh://git@github.com:22/a/b', 'https://github.com/a/b/compare/edicao/x?expand=1'],
  [
    'https://gitlab.example.com/g/s/b.git',
    'https://gitlab.example.com/g/s/b/-/merge_requests/new?merge_request%5Bsource_branch%5D=edicao%2Fx',
  ],
  ['/srv/git/b.git', undefined],
  ['https://git.example/a/b.git', undefined],
  ['C:\\repos\\github\\b', undefined],
])('the pull request address of %s is right', (remote, address) => {
  expect(pullRequestUrl(remote, 'edicao/x')).toBe(address);
});

it.each([
  ['Nova página: preços & condições!', 'edicao/nova-pagina-precos-condicoes'],
  ['日本', 'edicao/site'],
])('the branch for %j is %s', (title, branch) =>
  expect(branchFor(title, ofSite('pt-BR'))).toBe(branch),
);

it('a branch is named in the language of the site, and known as a proposal in any', () => {
  expect(branchFor('New page', ofSite('en'))).toBe('edit/new-page');
  expect(['edit/x', 'edicao/x', 'feature/x'].map(isProposal)).toEqual([true, true, false]);
});

function ofSite(language: string) {
  return wordsOf(language, ownCatalogue(language, projectRoot));
}

it('lists each file as new, changed or removed', async () => {
  change();
  expect((await changes(root)).map(({ what }) => what)).toEqual(['new', 'changed', 'removed']);
});

describe('past proposals', () => {
  const past = async () => (await askStanding(root)).proposals;

  it('are listed newest first, with their state according to git', async () => {
    expect(await past()).toEqual([]);
    change();
    // Both may be made in one second.
    vi.stubEnv('GIT_COMMITTER_DATE', '2026-01-01T00:00:00Z');
    await sent('Primeira');
    vi.unstubAllEnvs();
    expect(await past()).toMatchObject([{ title: 'Primeira', state: 'local' }]);
    bareRemote();
    put(PAGE, '{ "a": 2 }\n');
    await sent('Segunda');
    expect((await past())[0]).toMatchObject({ title: 'Segunda', state: 'sent' });
    run('push', '-q', 'origin', 'edicao/segunda:main');
    expect(await past()).toMatchObject([
      { title: 'Segunda', state: 'accepted' },
      { title: 'Primeira', state: 'local' },
    ]);
  });
});
