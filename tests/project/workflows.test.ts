/** What GitHub runs: with no more rights than it needs, and what is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it, test } from 'vitest';
import { projectRoot } from '../../src/node/project.ts';

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

interface Job {
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  name: string;
  on: Record<string, { workflows?: string[] } | null> & { schedule?: { cron: string }[] };
  permissions: unknown;
  jobs: Record<string, Job>;
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const folder = '.github/workflows';
const workflows = readdirSync(join(projectRoot, folder)).map((name) => ({
  name,
  workflow: load(read(`${folder}/${name}`)) as Workflow,
}));
const all = workflows.map(({ workflow }) => workflow);
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const mayWrite = ({ permissions = {} }: Job) => Object.values(permissions).includes('write');

describe.each(workflows)('$name', ({ workflow }) => {
  const runs = stepsOf(workflow).flatMap(({ run = [] }) => run);

  it('stops each job after a time, as what a pull request brings may take forever', () => {
    for (const job of Object.values(workflow.jobs))
      expect(job['timeout-minutes']).toBeLessThanOrEqual(90);
  });

  it('has read access to the code only, unless a job says otherwise', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  it('runs nothing of a pull request with write access', () => {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    const writers = Object.values(workflow.jobs).filter(mayWrite);
    if ('pull_request' in workflow.on)
      expect(writers.flatMap(({ steps }) => steps).filter(({ run }) => run)).toEqual([]);
    const checkouts = stepsOf(workflow).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    if ('workflow_run' in workflow.on)
      for (const { with: options } of checkouts)
        expect(Object.keys(options ?? {})).toEqual(['persist-credentials']);
  });

  it('builds no command from untrusted text', () => {
    expect(runs.filter((run) => run.includes('${{'))).toEqual([]);
  });

  it('runs commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = runs.flatMap((run) =>
      [...run.matchAll(/npm run (?:--\S+ )*([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const prefixes = runs.flatMap((run) => [...run.matchAll(/--prefix (\S+)/g)]);
    for (const [, folder = ''] of prefixes)
      expect(existsSync(join(projectRoot, folder, 'package-lock.json'))).toBe(true);
    const files = runs.flatMap((run) => run.match(/scripts\/\S+\.ts/g) ?? []);
    expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
  });

  it('pins actions to a commit, because tags can be moved', () => {
    const uses = stepsOf(workflow).flatMap(({ uses = [] }) => uses);
    expect(uses.filter((action) => !/^[\w./-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  it('installs locked versions, and nothing in a step with a secret', () => {
    // `npx --yes` brings the newest of all that a package depends on.
    expect(runs.filter((run) => /npx (--yes|-y|\S+@)|npm (install|i|exec) /.test(run))).toEqual([]);
    const secret = stepsOf(workflow).filter(({ env = {} }) =>
      Object.values(env).some((value) => /secrets\.|github\.token/.test(value)),
    );
    expect(secret.filter(({ run = '' }) => /npx|npm (ci|install)/.test(run))).toEqual([]);
  });

  it('publishes the site every day, because dates change its content', () => {
    if (!runs.some((run) => run.includes('pages deploy dist '))) return;
    expect(workflow.on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
  });

  it('waits only for existing workflows', () => {
    const awaited = workflow.on.workflow_run?.workflows ?? [];
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(awaited));
  });
});

test('each downloaded artifact is uploaded by another job', () => {
  const names = (action: string) =>
    all
      .flatMap(stepsOf)
      .filter(({ uses }) => uses?.startsWith(action))
      .map((step) => step.with?.name);
  const left = names('actions/upload-artifact@');
  expect(left).toContain('site'); // asked for by scripts/pull-request.ts
  expect(left).toEqual(expect.arrayContaining(names('actions/download-artifact@')));
});
