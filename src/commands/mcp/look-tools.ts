import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FLAG, TEXT, tool, type WithPicture } from './tool.ts';

export const lookTools = {
  screenshot: tool<{ target: string; width?: number }>({
    params: {
      target: TEXT,
      width: { type: 'integer', minimum: 200, maximum: 3000, default: 1440 },
    },
    required: ['target'],
    async run({ target, width = 1440 }, { run }, signal): Promise<WithPicture> {
      const folder = mkdtempSync(join(tmpdir(), 'screenshot-'));
      try {
        const out = join(folder, 'page.jpg');
        const options = ['--width', String(width), '--out', out, '--format', 'json'];
        const said = await run('screenshot', [...options, '--', target], signal);
        const { file: _, ...told } = JSON.parse(said);
        const data = readFileSync(out).toString('base64');
        return { picture: { data, mimeType: 'image/jpeg' }, told };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  }),

  build: tool<{ production?: boolean }>({
    params: { production: { ...FLAG, default: false } },
    writes: true,
    async run({ production = false }, { run }, signal) {
      const said = await run('build', production ? [] : ['--mode', 'demo'], signal);
      return { folder: 'dist', said: said.trim().split('\n') };
    },
  }),
};
