import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../src/node/project.ts';

/** Reports, of a process and its threads, the most memory they ever held and the processor time they took. */
const TELL =
  'data:text/javascript,process.on("exit",()=>{const{maxRSS,userCPUTime:u,systemCPUTime:s}=process.resourceUsage();console.log(`kB ${maxRSS} us ${u+s}`)})';

export interface TimedRun {
  /** From the start of the process to its end. */
  seconds: number;
  /** Of all processes and threads. */
  processorSeconds: number;
  /** Of the largest process. */
  megabytes: number;
  stdout: string;
}

/** Runs a command of the engine in the folder `engine` with the site in `root`. */
export function timedRun(args: string[], root: string, engine = projectRoot): TimedRun {
  const started = performance.now();
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', TELL, 'scripts/run.mjs', ...args],
    {
      cwd: engine,
      env: { ...process.env, CONTENT_ROOT: root, DIST_DIR: join(root, 'dist') },
      encoding: 'utf8',
      maxBuffer: 1 << 28, // ten thousand warnings are ten megabytes
    },
  );
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(stdout + stderr);
  const told = [...stdout.matchAll(/^kB (\d+) us (\d+)$/gm)];
  const megabytes = Math.round(Math.max(...told.map(([, kilobytes]) => Number(kilobytes))) / 1024);
  const processorSeconds = told.reduce((sum, [, , micros]) => sum + Number(micros) / 1e6, 0);
  return { seconds, processorSeconds, megabytes, stdout };
}
