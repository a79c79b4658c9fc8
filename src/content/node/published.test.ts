import { execFileSync } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { createFixture, type Fixture, page } from '../testing/fixture.ts';
import { clockIn } from './machine.ts';
import { publishedPages } from './published.ts';

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

const NOVA = 'site-config/pages/nova.json';
const SITEMAP = 'dist/sitemap.xml';
const map = '<urlset><url><loc>https://a.example/nova</loc></url></urlset>';

it.each<[string, git: string[][], built: object, known: [string, string][] | undefined]>([
  ['a repository without a commit', [['init', '-q']], {}, []],
  ['one that was built', [['init', '-q']], { [SITEMAP]: map }, [['/nova', '']]],
  [
    'one with a commit',
    [
      ['init', '-q'],
      ['add', NOVA],
      ['commit', '-q', '-m', 'a'],
    ],
    {},
    [['/nova', NOVA]],
  ],
  ['a folder without git', [], {}, undefined],
  ['a folder without git that was built', [], { [SITEMAP]: map }, [['/nova', '']]],
])('of %s is told which pages visitors may know', (_, commands, built, known) => {
  fixture = createFixture({ [NOVA]: page('/nova'), ...built });
  const { root } = fixture;
  for (const command of commands)
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...command], {
      cwd: root,
      stdio: 'ignore',
    });
  const published = publishedPages(root, clockIn('UTC'), () => undefined);
  expect(published && [...published]).toEqual(known);
});
