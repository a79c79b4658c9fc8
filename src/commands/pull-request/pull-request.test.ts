import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../node/project.ts';
import { readReport } from './read-report.ts';
import { BOT, REPOSITORY, RUN, standInApi } from './testing/runs.ts';
import { MARKER, writeReport } from './write-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'pull-request-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = (name: string) => join(folder, name);
const save = (name: string, value: unknown) => {
  writeFileSync(path(name), typeof value === 'string' ? value : JSON.stringify(value));
  return path(name);
};
const event = save('event.json', { workflow_run: RUN });

const problem = {
  severity: 'error',
  file: 'site-config/pages/nova.json',
  line: 3,
  message: 'Falta “title”. Chame @fulana.',
};

const environment = (api: string, preview = '', token = 'segredo') => ({
  GITHUB_API_URL: api,
  GITHUB_EVENT_PATH: event,
  GITHUB_REPOSITORY: REPOSITORY,
  GITHUB_SERVER_URL: 'https://host.example',
  GITHUB_TOKEN: token,
  PREVIEW_URL: preview,
});

/** What the command does, without a process. */
async function comment(report: string, api: string, preview?: string, token?: string) {
  const lines: string[] = [];
  await writeReport(report, environment(api, preview, token), (line) => lines.push(line));
  return lines.join('\n');
}

/** The command, as the workflow runs it: what it prints. */
async function command(report: string, api: string, preview: string) {
  const run = join(projectRoot, 'scripts/run.mjs');
  const main = join(projectRoot, 'scripts/pull-request.ts');
  const env = { ...process.env, ...environment(api, preview) };
  return (await promisify(execFile)(process.execPath, [run, main, report], { env })).stdout;
}

describe('the comment', () => {
  it('is created once, then updated until there are no problems', async () => {
    const stranger = { id: 900, body: `${MARKER}\nNão é nosso.`, user: { login: 'fulana' } };
    const talk = Array.from({ length: 120 }, (_, index) => ({ ...stranger, id: 1000 + index }));
    const api = await standInApi(talk);
    const report = save('report.json', { problems: [problem] });
    expect(await command(report, api.url, 'https://previa-{number}.example')).toContain('#5');
    const [written] = api.comments.filter(({ user }) => user.login === BOT);
    expect(written?.body).toMatchInlineSnapshot(`
      "<!-- site-config-report -->
      ### 1 erro em 1 arquivo

      Os erros impedem a publicação; os avisos, não. Comece pelo primeiro: um engano só pode causar várias mensagens.

      #### site\\-config\\/pages\\/nova\\.json · [editar](https://host.example/fulana/copia/edit/meu/ramo%20%231/site-config/pages/nova.json)

      **Erro** em [site\\-config\\/pages\\/nova\\.json<span>:</span>3](https://host.example/fulana/copia/blob/abcdef0123456789abcdef0123456789abcdef01/site-config/pages/nova.json#L3)<br>Falta “title”\\. Chame <span>@</span>fulana\\.

      [Ver o site com estas mudanças](https://previa-5.example) · [Baixar o site pronto](https://host.example/dona/site/actions/runs/77/artifacts/9) (.zip, guardado por poucos dias)

      Conferido: abcdef0 · [registro da conferência](https://host.example/dona/site/actions/runs/77). A cada gravação (_commit_), este comentário se atualiza."
    `);

    await comment(report, api.url, 'https://previa-{number}.example'); // the same: nothing to write
    await comment(save('report.json', { problems: [] }), api.url);
    expect(written?.body).toContain('### Tudo certo\n');
    expect(written?.body).not.toContain('previa-5');

    await comment(path('none.json'), api.url);
    expect(written?.body).toContain('### A conferência não chegou ao fim');
    const over = `PATCH /issues/comments/${written?.id}`;
    expect(api.writes).toEqual(['POST /issues/5/comments', over, over]);
    api.close();
  });

  it('is not written if the pull request has a newer commit', async () => {
    const api = await standInApi([], 'f'.repeat(40));
    expect(await comment(save('late.json', { problems: [] }), api.url)).toBe('');
    expect(api.writes).toEqual([]);
    api.close();
  });

  it('fails with the error message of the API', async () => {
    const api = await standInApi();
    const failed = comment(path('none.json'), api.url, '', 'outro');
    await expect(failed).rejects.toThrow(/401 \{"message":"who\?"\}/);
    api.close();
  });
});

describe('readReport', () => {
  const read = (value: unknown) => readReport(save('any.json', value));

  it('accepts the output of the validator', () => {
    expect(read({ problems: [problem] })).toEqual([problem]);
  });

  it.each([
    ['not JSON', '{'],
    ['a different structure', { problems: 'x' }],
    ['an unknown severity', { problems: [{ ...problem, severity: '<b>' }] }],
    ['an invalid line', { problems: [{ ...problem, line: '1)' }] }],
    ['a path with parent folders', { problems: [{ ...problem, file: 'a/../../evil' }] }],
    [
      'a path with parent folders after a line break',
      { problems: [{ ...problem, file: 'a\n/../b' }] },
    ],
    ['an absolute path', { problems: [{ ...problem, file: '/etc' }] }],
    [
      'a correction that is not a text',
      { problems: [{ ...problem, corrections: [{ before: {}, after: '' }] }] },
    ],
    ['a report over 5 MB', JSON.stringify({ problems: [], more: 'x'.repeat(5_000_001) })],
  ])('refuses %s', (_, value) => {
    expect(read(value)).toBeUndefined();
  });

  it('follows no link and reads no folder', () => {
    symlinkSync(save('real.json', { problems: [] }), path('link.json'));
    mkdirSync(path('folder'));
    expect(readReport(path('real.json'))).toEqual([]);
    expect(readReport(path('link.json'))).toBeUndefined();
    expect(readReport(path('folder'))).toBeUndefined();
  });
});
