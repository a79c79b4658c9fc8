import { expect, it, vi } from 'vitest';
import { page, prose } from '../../content/testing/fixture.ts';
import { diskWorkspace, edits, SOBRE, setUpStudio } from '../server/testing/studio.ts';
import { createFacts } from './facts.ts';
import { check } from './files/check.ts';
import { createFilesInMemory } from './files-in-memory.ts';
import { openSite } from './open-site.ts';

const open = setUpStudio();

it('reads no page for the sake of another that is edited', async () => {
  // Of fewer, a check reads all: the texts that its starter left.
  const names = Array.from({ length: 101 }, (_, index) => `p${index}`);
  // Each is linked from another: what is wrong with a page is found in its text.
  const linked = names.map((name, index) => [
    `site-config/pages/${name}.json`,
    page(`/${name}`, prose(`Depois vem [a página ${name}](/${names.at(index - 1)}).`)),
  ]);
  const { studio, value } = open(Object.fromEntries(linked));
  const workspace = diskWorkspace(studio);
  const facts = createFacts(workspace, () => '');
  const memory = createFilesInMemory(() => undefined);
  const { entries } = await workspace.list({});
  const { texts } = await workspace.texts({ files: memory.changedIn(entries) });
  memory.update(entries, { texts });
  const read = vi.spyOn(memory.files, 'read');
  const opened = await openSite({
    ...{ workspace, facts, memory },
    setup: await workspace.setup({}),
  });
  const sobre = value(SOBRE);
  for (const title of ['Um', '']) {
    const sections = [{ ...sobre.sections[0], title }];
    const body = { ...edits({ [SOBRE]: { ...sobre, sections } }), page: SOBRE };
    await facts.settled(() => check(body, opened));
  }
  const times = (name: string) =>
    read.mock.calls.filter(([file]) => file === `site-config/pages/${name}.json`).length;
  expect(Math.max(...names.map(times))).toBe(1);
});
