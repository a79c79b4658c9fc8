import { spawn } from 'node:child_process';
import { biomeProgram } from '../../../node/biome.ts';
import { projectRoot } from '../../../node/project.ts';

const OPTIONS = ['format', '--config-path=biome.content.json', '--colors=off'];

/** Formats JSON as `npm run format` does; undefined if the formatter fails. */
export const formatJson = (text: string, file: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const biome = spawn(biomeProgram(), [...OPTIONS, `--stdin-file-path=${file}`], {
      cwd: projectRoot,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const out: Buffer[] = [];
    biome.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    biome.on('error', () => resolve(undefined));
    biome.on('close', (code) =>
      resolve(code === 0 ? Buffer.concat(out).toString('utf8') : undefined),
    );
    biome.stdin.on('error', () => {}); // the `close` event reports the failure
    biome.stdin.end(text);
  });
