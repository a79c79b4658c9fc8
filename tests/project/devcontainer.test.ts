/** A browser tab is enough to edit: what a codespace is made of agrees with the commands run in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/node/project.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

test('a codespace has the Node.js version of .nvmrc and the ports of the commands', () => {
  const { image, forwardPorts, portsAttributes } = JSON.parse(
    read('.devcontainer/devcontainer.json'),
  );
  expect(image).toBe(`node:${read('.nvmrc').trim()}`);
  const ports = ['scripts/dev.ts', 'scripts/start.ts'].map(
    (file) => /portOf\(values\.port, (\d+)\)/.exec(read(file))?.[1],
  );
  expect(Object.keys(portsAttributes).sort()).toEqual(ports.sort());
  expect(forwardPorts).toEqual([5173]);
});
