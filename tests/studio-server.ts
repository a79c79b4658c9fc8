/** The dev server on a copy of the fixture site that is a git repository with a remote. Needs CONTENT_ROOT. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { localFolder } from '../src/demo/folder.ts';
import { contentRoot, viteCacheDir } from '../src/node/project.ts';
import { writeExamplePages } from './dev/example-pages.ts';
import { writePseudoLanguage } from './pseudo-language.ts';
import { studioRemote } from './servers.ts';
import { fixture } from './sites.ts';
import { writeOldVersions } from './studio/old-versions.ts';

for (const folder of [localFolder(), viteCacheDir, contentRoot, studioRemote])
  rmSync(folder, { recursive: true, force: true });
mkdirSync(contentRoot, { recursive: true });
for (const folder of ['site-config', 'public', 'blocks'])
  cpSync(join(fixture.root, folder), join(contentRoot, folder), { recursive: true });
writeExamplePages(contentRoot);
writePseudoLanguage(contentRoot); // for studio/other-language.spec.ts

const git = (...args: string[]) => execFileSync('git', args, { cwd: contentRoot });
execFileSync('git', ['init', '--quiet', '--bare', studioRemote]);
git('init', '--quiet', '--initial-branch=main');
git('config', 'user.name', 'Ana');
git('config', 'user.email', 'ana@fortim.example');
const commit = (title: string) => {
  git('add', 'site-config', 'public');
  git('commit', '--quiet', `--message=${title}`);
};
writeOldVersions(contentRoot, commit);
commit('O site');
git('remote', 'add', 'origin', studioRemote);
await import('../scripts/dev.ts');
