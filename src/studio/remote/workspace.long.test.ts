/** A workspace over the function, a stand-in of the forge, a real repository and the real validator. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setUpPeople } from '../../demo/forge/testing/people.ts';
import { startStudio, type TestStudio } from '../../demo/forge/testing/studio.ts';
import { startForge, type TestForge } from '../../demo/forge/testing/test-forge.ts';

import { createSiteChecks } from '../../supabase/studio/site-checks.ts';
import { siteMade } from '../../supabase/studio/site-made.ts';
import { INICIO, SOBRE, setUpStudio } from '../server/testing/studio.ts';
import { workspaceContract } from '../shared/testing/workspace-contract.ts';
import type { FileText } from '../shared/workspace.ts';
import type { Machine } from './facts.ts';
import { machineOf, openRemote, type RemoteStudio } from './testing/remote-studio.ts';

const open = setUpStudio();
const { supabase, people, give } = setUpPeople();
let machine: Machine | undefined;
let site: ReturnType<typeof createSiteChecks> | undefined;
let forge: TestForge;
let studio: TestStudio;

beforeEach(async () => {
  const { root } = open();
  machine ??= machineOf(root);
  site ??= createSiteChecks({ ...siteMade(root).made, blocks: null });
  forge = await startForge(root);
  studio = startStudio({ supabase, forge, site });
  await supabase.query('truncate private.studio_log, private.studio_requests');
  await give('bia', 'editor');
});
afterEach(() => {
  forge.remove();
  expect(studio.failures).toEqual([]);
});

type Who = keyof typeof people;
const at = (who: Who, kept?: RemoteStudio['kept']): RemoteStudio =>
  openRemote({ studio, who: people[who], machine: machine as Machine, ...(kept && { kept }) });

describe('a repository far away', () => {
  workspaceContract(
    async () => {
      const workspace = at('bia');
      await workspace.list({});
      return {
        workspace,
        async writeElsewhere(files) {
          const texts = Object.entries(files).map(([file, text]) => [
            file,
            text?.toString() ?? null,
          ]);
          await forge.commit(Object.fromEntries(texts));
          await workspace.follow({});
        },
      };
    },
    { readsBytes: false },
  );
});

async function textOf({ texts }: RemoteStudio, file: string): Promise<FileText> {
  return (await texts({ files: [file] })).texts[file] ?? '';
}

async function save(workspace: RemoteStudio, file: string, text: string | undefined) {
  const { entries } = await workspace.list({});
  const stamp = entries.find((entry) => entry.file === file)?.stamp;
  return workspace.write({ changes: [{ file, stamp, text }] });
}

/** Changes the title of the page, or its description. */
async function change(workspace: RemoteStudio, file: string, key: string, value: string) {
  const page = JSON.parse(String(await textOf(workspace, file)));
  const meta = { ...page.meta, [key]: value };
  await save(workspace, file, `${JSON.stringify({ ...page, meta }, null, 2)}\n`);
}

const metaOnMain = async (file: string) =>
  JSON.parse((await forge.textAt('main', file)) ?? '{}').meta;

const LONG = 'Como trabalhamos com parceiros de tecnologia e de negócios em todo o Brasil, sempre.';

async function sent(workspace: RemoteStudio, body: Parameters<RemoteStudio['send']>[0]) {
  const answer = await workspace.send(body);
  if ('conflicts' in answer) throw new Error('Something has to be chosen first');
  return answer;
}

test('what is saved stays, is proposed, and once published is no draft any more', async () => {
  const bia = at('bia');
  await change(bia, SOBRE, 'title', 'Quem somos nós');
  expect((await bia.proposal({})).files).toEqual([{ file: SOBRE, what: 'changed' }]);
  // Another window of the same browser.
  expect(await textOf(at('bia', bia.kept), SOBRE)).toContain('Quem somos nós');
  const { branch, pullRequestUrl } = await sent(bia, { title: 'Novo título' });
  expect(pullRequestUrl).toContain('/pull/');
  expect(await bia.proposal({})).toMatchObject({
    files: [],
    open: [{ branch, title: 'Novo título' }],
    past: [{ branch, state: 'sent', canWithdraw: true, canPublish: false }],
  });
  expect((await metaOnMain(SOBRE)).title).not.toBe('Quem somos nós');

  const ana = at('ana');
  expect((await ana.proposal({})).past).toMatchObject([
    { branch, canPublish: true, author: 'bia' },
  ]);
  await ana.publish(branch);
  expect((await metaOnMain(SOBRE)).title).toBe('Quem somos nós');
  expect(await textOf(ana, SOBRE)).toContain('Quem somos nós');
  const news = await bia.follow({});
  expect(news).toEqual({ isCurrent: true, arrived: [] });
  expect((await bia.kept.copy()).drafts).toEqual({});
  expect((await bia.proposal({})).past).toMatchObject([{ branch, state: 'accepted' }]);
});

test('what others publish arrives under what is saved, by field', async () => {
  const [ana, bia] = [at('ana'), at('bia')];
  await change(bia, SOBRE, 'title', 'De Bia');
  await change(ana, SOBRE, 'description', LONG);
  await change(ana, INICIO, 'title', 'De Ana');
  expect(await sent(ana, { title: 'Textos', publish: true })).toMatchObject({ isPublished: true });
  expect((await bia.follow({})).arrived.sort()).toEqual([INICIO, SOBRE]);
  const both = JSON.parse(String(await textOf(bia, SOBRE)));
  expect(both.meta).toMatchObject({ title: 'De Bia', description: LONG });
  await sent(bia, { title: 'Título' });
  expect((await bia.proposal({})).files).toEqual([]);
});

test('where both have changed a field, it is asked which stays, and nothing is sent before', async () => {
  const [ana, bia] = [at('ana'), at('bia')];
  await change(bia, SOBRE, 'title', 'De Bia');
  await change(ana, SOBRE, 'title', 'De Ana');
  await sent(ana, { title: 'Textos', publish: true });
  const asked = await bia.send({ title: 'Título' });
  expect(asked).toMatchObject({
    conflicts: [
      { file: SOBRE, fields: [{ pointer: '/meta/title', mine: 'De Bia', theirs: 'De Ana' }] },
    ],
  });
  expect(await textOf(bia, SOBRE)).toContain('De Bia');
  const { at: state } = asked as { at: string };
  await sent(bia, { title: 'Título', choices: { [SOBRE]: ['mine'] }, at: state });
  expect(await textOf(bia, SOBRE)).toContain('De Bia');
  expect((await metaOnMain(SOBRE)).title).toBe('De Ana');
});

test('a proposal is gone on with, and one in another page does not have its changes', async () => {
  const bia = at('bia');
  await change(bia, SOBRE, 'title', 'Primeiro');
  const first = await sent(bia, { title: 'Um' });
  await change(bia, SOBRE, 'description', LONG);
  expect((await bia.proposal({})).continues).toBe(first.branch);
  const second = await sent(bia, { title: 'Dois' });
  const onSecond = JSON.parse((await forge.textAt(second.branch, SOBRE)) ?? '').meta;
  expect(onSecond.description).toBe(LONG);
  expect(onSecond.title).not.toBe('Primeiro');
  await change(bia, INICIO, 'title', 'Início novo');
  await sent(bia, { title: 'Um e mais', branch: first.branch });
  const onFirst = (file: string) => forge.textAt(first.branch, file);
  expect(await onFirst(SOBRE)).toContain('Primeiro');
  expect(await onFirst(INICIO)).toContain('Início novo');
  expect((await bia.proposal({})).files).toEqual([]);
});

test('what was withdrawn is unsent again', async () => {
  const bia = at('bia');
  await change(bia, SOBRE, 'title', 'Primeiro');
  const { branch } = await sent(bia, { title: 'Um' });
  await bia.withdraw({ branch });
  expect(await bia.proposal({})).toMatchObject({ files: [{ file: SOBRE }], open: [] });
  expect(await forge.tip(branch)).toBeUndefined();
});

test('a proposal that the published site has overtaken is put on it', async () => {
  const [ana, bia] = [at('ana'), at('bia')];
  await change(bia, SOBRE, 'title', 'De Bia');
  const { branch } = await sent(bia, { title: 'Título' });
  await change(ana, SOBRE, 'description', LONG);
  await sent(ana, { title: 'Textos', publish: true });
  await expect(ana.publish(branch)).rejects.toMatchObject({
    wording: { key: 'studio/remote:needs-renewal' },
  });
  await bia.follow({});
  expect((await bia.proposal({})).past).toMatchObject([{ branch, isOutdated: true }]);
  await bia.renew({ branch });
  expect((await bia.proposal({})).past).toMatchObject([{ branch, isOutdated: false }]);
  await ana.publish(branch);
  expect(await metaOnMain(SOBRE)).toMatchObject({ title: 'De Bia', description: LONG });
});

test('an administrator is told that the proposal of another waits, and reads what it changes', async () => {
  const [ana, bia, eva] = [at('ana'), at('bia'), at('eva')];
  const before = String(await textOf(bia, SOBRE));
  await change(bia, SOBRE, 'title', 'De Bia');
  const { branch } = await sent(bia, { title: 'Título' });
  // What is published meanwhile is none of the proposal's.
  await change(ana, SOBRE, 'description', LONG);
  await sent(ana, { title: 'Textos', publish: true });
  await sent(ana, { title: 'Meu', ...(await changed(ana, INICIO)) });
  for (const one of [ana, bia, eva]) await one.follow({});
  expect([ana, bia, eva].map(({ waiting }) => waiting())).toEqual([1, 0, 0]);

  const { files } = await ana['proposed-texts']({ branch });
  expect(files).toEqual([{ file: SOBRE, before, after: expect.stringContaining('De Bia') }]);
  await expect(eva['proposed-texts']({ branch })).rejects.toThrow('studio/remote:denied');
  await bia.withdraw({ branch });
  await ana.proposal({});
  expect(ana.waiting()).toBe(0);
});

async function changed(workspace: RemoteStudio, file: string) {
  await change(workspace, file, 'title', 'De Ana');
  return { files: [file] };
}

test('an administrator puts the proposal of another on what is published, and publishes it', async () => {
  const [ana, bia] = [at('ana'), at('bia')];
  await change(bia, SOBRE, 'title', 'De Bia');
  const { branch } = await sent(bia, { title: 'Título' });
  await change(ana, SOBRE, 'description', LONG);
  await sent(ana, { title: 'Textos', publish: true });
  await expect(ana.publish(branch)).rejects.toMatchObject({
    wording: { key: 'studio/remote:needs-renewal' },
  });
  expect((await ana.proposal({})).past).toMatchObject([{ branch, isOutdated: true }]);
  await ana.renew({ branch });
  expect((await ana.proposal({})).past).toMatchObject([{ branch, isOutdated: false }]);
  await ana.publish(branch);
  expect(await metaOnMain(SOBRE)).toMatchObject({ title: 'De Bia', description: LONG });
  // Nothing of it is left with either.
  await bia.follow({});
  for (const one of [ana, bia]) expect((await one.proposal({})).files).toEqual([]);
});

test('one goes on with a proposal in another browser; nobody else may', async () => {
  const bia = at('bia');
  await change(bia, SOBRE, 'title', 'De Bia');
  const { branch } = await sent(bia, { title: 'Título' });

  await expect(at('eva').renew({ branch })).rejects.toThrow('studio/remote:denied');
  await forge.commit({ [INICIO]: `${await forge.textAt('main', INICIO)}\n` });
  const other = at('bia');
  await other.renew({ branch });
  expect(await forge.textAt(branch, SOBRE)).toContain('De Bia');
});

test('what would break the site is refused in words, and kept', async () => {
  const bia = at('bia');
  await save(bia, SOBRE, '{ "path": "/sobre" }\n');
  await expect(bia.send({ title: 'Quebrado' })).rejects.toThrow('studio/remote:invalid');
  expect(await textOf(bia, SOBRE)).toBe('{ "path": "/sobre" }\n');
  expect((await bia.proposal({})).files).toHaveLength(1);
});

test('without an answer, or without a role, what is saved is kept, and says why', async () => {
  const bia = at('bia');
  await change(bia, SOBRE, 'title', 'De Bia');
  bia.away(true);
  expect(await bia.follow({})).toMatchObject({ isCurrent: false, arrived: [] });
  await change(bia, SOBRE, 'title', 'De Bia, sem rede');
  expect(await bia.proposal({})).toMatchObject({ isCurrent: false, files: [{ file: SOBRE }] });
  bia.away(false);
  await give('bia', 'none');
  expect(JSON.stringify(await bia.follow({}))).toContain('studio/remote:denied');
  await expect(bia.send({ title: randomUUID() })).rejects.toThrow('studio/remote:denied');
  expect(await textOf(bia, SOBRE)).toContain('De Bia, sem rede');
});

test('a file has its versions', async () => {
  const bia = at('bia');
  await forge.commit({ [SOBRE]: '{}\n' });
  const { versions } = await bia.versions({ file: SOBRE, count: 5 });
  expect(versions.map(({ title, author }) => [title, author])).toEqual([
    ['by hand', 'Bia'],
    ['site: begin', 'Ana'],
  ]);
  const [last] = versions;
  expect(await bia.version({ file: SOBRE, id: last?.id ?? '' })).toEqual({ text: last?.text });
});
