import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { SchemaSource } from '../../content/edit/editor-schemas/schema-source.ts';
import type { Plan } from '../../content/edit/file-change.ts';
import type { Load } from '../../content/index.ts';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { writeChanges } from '../../content/node/write-changes.ts';
import { projectRoot } from '../../node/project.ts';
import { UserError } from '../../words/user-error.ts';
import { refuseOutside } from '../page/refuse-outside.ts';
import { planned } from '../page/results.ts';
import { schemasInWords } from '../schemas-in-words.ts';

/** The site that a client works on. Files are read again at each call: people and programs edit them meanwhile. */
export interface Session {
  root: string;
  load: Load;
  /** Made anew, because what makes examples changes them. */
  source(): SchemaSource;
  /** Makes a plan come true, unless it is only to be seen. */
  write(plan: Plan, isDry?: boolean): ReturnType<typeof planned>;
  /** Runs another command on the site, one at a time, and resolves with what it said. */
  run(command: string, args: readonly string[], signal: AbortSignal): Promise<string>;
}

export function openSession(root: string): Session {
  const load = createSiteConfigLoader(root);
  let last: Promise<unknown> = Promise.resolve();
  return {
    root,
    load,
    source: () => schemasInWords(root),
    write(plan, isDry = false) {
      refuseOutside(root, plan.changes);
      if (!isDry) writeChanges(root, plan.changes);
      return planned(plan, !isDry);
    },
    run(command, args, signal) {
      const run = () => runCommand(root, [command, ...args], signal);
      const running = last.then(run, run);
      last = running.catch(() => undefined); // told to who asked for it
      return running;
    },
  };
}

const MOST_OUTPUT = 10_000_000;

/** In a process of its own: a build keeps things for as long as it runs. */
function runCommand(root: string, args: readonly string[], signal: AbortSignal): Promise<string> {
  const bin = join(projectRoot, 'bin/site-in-json.mjs');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [bin, ...args],
      { cwd: root, env: { ...process.env, CONTENT_ROOT: root }, signal, maxBuffer: MOST_OUTPUT },
      (error, stdout, stderr) => {
        if (!error) return resolve(stdout);
        const said = stderr.trim() || stdout.trim() || error.message;
        reject(new UserError(said));
      },
    );
  });
}
