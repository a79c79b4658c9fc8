/** This project's own site as it was at three points of its history, brought to the schemas of today. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { runUpgrade } from '../commands/upgrade/run-upgrade.ts';
import { createSiteConfigLoader } from '../content/node/site-config-loader.ts';
import { projectRoot } from '../node/project.ts';
import { SCHEMA_VERSION } from './schema-version.gen.ts';

/** When; the commit; what is left to a person. */
const POINTS: [string, string, string[]][] = [
  ['the whole public site, on its first day', '5af55891', []],
  [
    'with forms, accounts and a panel',
    '5fa07730',
    ['/sections/0', '/sections/0/statuses/2/meaning'],
  ],
  ['with three roles, before the engine was a package', 'ee26f6d0', []],
];

const root = mkdtempSync(join(tmpdir(), 'history-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const git = (...args: string[]) => spawnSync('git', args, { cwd: projectRoot });

/** A shallow clone has not all of history, a package none. */
const isThere = (commit: string) => git('cat-file', '-e', `${commit}^{commit}`).status === 0;

/** Files of a commit, into the folder. */
function bring(commit: string, ...paths: string[]) {
  const archive = execFileSync('git', ['archive', '--format=tar', commit, ...paths], {
    cwd: projectRoot,
    maxBuffer: 1e9,
  });
  execFileSync('tar', ['-x', '-C', root], { input: archive });
}

const errorsOf = (folder = '') => {
  const { problems } = createSiteConfigLoader(join(root, folder))();
  return problems.filter(({ severity }) => severity === 'error');
};

for (const [when, commit, left] of POINTS)
  test.skipIf(!isThere(commit))(
    `${when} (${commit}; skipped where this clone has not that commit)`,
    () => {
      mkdirSync(root, { recursive: true });
      bring(commit, 'site-config', 'public');
      bring('HEAD', 'blocks'); // section types that were the engine's then
      const [first, ...others] = errorsOf();
      expect(first).toMatchObject({ code: 'schema-outdated', file: 'site-config/site.json' });
      expect(others).not.toEqual([]);

      const told: string[] = [];
      const args = ['--format', 'json'];
      runUpgrade({ args, root, say: (text) => told.push(text), colors: false });
      const said = JSON.parse(told.join(''));
      expect(said).toMatchObject({ from: 1, to: SCHEMA_VERSION, errors: 0 });
      expect(said.left.map(({ pointer }: { pointer: string }) => pointer)).toEqual(left);
      expect(errorsOf()).toEqual([]);
    },
  );

const SITE = 'tests/fixture-site/site-config/site.json';

/** The commit since which the engine's schemas have their number; undefined where this clone does not go back so far. */
function firstOfNumber(): string | undefined {
  const line = `"schemaVersion": ${SCHEMA_VERSION}`;
  const found = git('log', '--reverse', '--format=%H', `-S${line}`, '--', SITE);
  return found.status === 0 ? found.stdout.toString().split('\n')[0] : undefined;
}

const first = firstOfNumber();

test.skipIf(!first)(
  'what was valid when the schemas got their number still is: else a migration is missing (skipped in a shallow clone)',
  () => {
    mkdirSync(root, { recursive: true });
    bring(first ?? '', 'tests/fixture-site');
    bring('HEAD', 'blocks'); // its own lead there
    expect(errorsOf('tests/fixture-site')).toEqual([]);
  },
);
