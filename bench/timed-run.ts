import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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
  /** The lines of `stdout`, each with the seconds after which it came. */
  lines: [after: number, line: string][];
}

/** Runs a command of the engine in the folder `engine` with the site in `root`; `told` is called with each line as it comes. */
export async function timedRun(
  args: string[],
  root: string,
  engine = projectRoot,
  told: (line: string, after: number) => void = () => undefined,
): Promise<TimedRun> {
  const started = performance.now();
  const secondsNow = () => (performance.now() - started) / 1000;
  const child = spawn(process.execPath, ['--import', TELL, 'scripts/run.mjs', ...args], {
    cwd: engine,
    env: { ...process.env, CONTENT_ROOT: root, DIST_DIR: join(root, 'dist') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const lines: TimedRun['lines'] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push([secondsNow(), line]);
    told(line, secondsNow());
  });
  const [status] = await once(child, 'close');
  const seconds = secondsNow();
  const stdout = lines.map(([, line]) => line).join('\n');
  if (status !== 0) throw new Error(stdout + stderr);
  const used = [...stdout.matchAll(/^kB (\d+) us (\d+)$/gm)];
  const megabytes = Math.round(Math.max(...used.map(([, kilobytes]) => Number(kilobytes))) / 1024);
  const processorSeconds = used.reduce((sum, [, , micros]) => sum + Number(micros) / 1e6, 0);
  return { seconds, processorSeconds, megabytes, stdout, lines };
}
