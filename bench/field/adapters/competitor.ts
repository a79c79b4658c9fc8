import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fieldRoot } from '../install.ts';
import type { Adapter } from './adapter.ts';

interface Competitor extends Pick<Adapter, 'name' | 'fileOf'> {
  packageName: string;
  /** Of its project in the folder of a run. */
  folder: string;
  /** Of its project in bench/field/sites/, if that is not `folder`. */
  site?: string;
  /** Its program in node_modules/, and what it is called with. */
  command: [program: string, ...args: string[]];
  /** What it is told besides, by its documentation: no telemetry. */
  env?: Record<string, string>;
  /** Whether it draws pictures for networks: what its plugin is told is in bench/field/sites/pictures/. */
  pictures?: boolean;
  /** In its project. */
  outputFolder: string;
  prepare?(project: string): void;
}

/** One that stands on bench/field/node_modules/ and has its project in bench/field/sites/. */
export function competitor(options: Competitor): Adapter {
  const {
    name,
    packageName,
    folder,
    site = folder,
    command,
    env,
    outputFolder,
    fileOf,
    pictures,
    prepare,
  } = options;
  const [program, ...args] = command;
  return {
    name,
    packageName,
    reset(work) {
      const project = join(work, folder);
      rmSync(project, { recursive: true, force: true });
      cpSync(join(fieldRoot, 'sites', site), project, { recursive: true });
      if (pictures) cpSync(join(fieldRoot, 'sites/pictures', site), project, { recursive: true });
      prepare?.(project);
    },
    build: (work) => ({
      args: [join(fieldRoot, 'node_modules', program), ...args],
      cwd: join(work, folder),
      env,
    }),
    output: (work) => join(work, folder, outputFolder),
    fileOf,
  };
}
