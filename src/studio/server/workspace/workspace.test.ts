import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { msg } from '../../../words/message.ts';
import { Failure } from '../../shared/failure.ts';
import { workspaceContract } from '../../shared/testing/workspace-contract.ts';
import type { Workspace } from '../../shared/workspace.ts';
import { diskWorkspace, setUpStudio, startStudio } from '../testing/studio.ts';

const open = setUpStudio();

const onDisk = (workspace: Workspace, root: string) => ({
  workspace,
  async writeElsewhere(files: Record<string, string | Uint8Array | null>) {
    for (const [file, text] of Object.entries(files)) {
      const path = join(root, file);
      mkdirSync(dirname(path), { recursive: true });
      if (text === null) rmSync(path);
      else writeFileSync(path, text);
    }
  },
});

describe('a folder', () => {
  workspaceContract(async () => {
    const { studio, root } = open();
    return onDisk(diskWorkspace(studio), root);
  });
});

describe('a folder behind a server', () => {
  let server: Awaited<ReturnType<typeof startStudio>> | undefined;
  afterAll(() => server?.stop());

  workspaceContract(async () => {
    const { studio, root } = open();
    const started = server ?? (await startStudio(studio));
    server = started;
    const ask = async (name: string, body: object) => {
      const { status, text } = await started.send({
        path: `/api/${name}`,
        body: JSON.stringify(body),
      });
      if (status !== 200) throw new Failure(msg('studio/store:no-answer'), false);
      return JSON.parse(text);
    };
    const workspace = new Proxy({} as Workspace, {
      get: (_, name) => (body: object) => ask(String(name), body),
    });
    return onDisk(workspace, root);
  });
});
