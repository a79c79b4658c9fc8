import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { competitor } from './competitor.ts';

export const next = competitor({
  name: 'Next.js',
  packageName: 'next',
  folder: 'next',
  command: ['next/dist/bin/next', 'build'],
  env: { NEXT_TELEMETRY_DISABLED: '1' },
  outputFolder: 'out',
  fileOf: (path) => `${path}.html`,
  // The others are told where it is.
  prepare: (project) => symlinkSync('../public', join(project, 'public'), 'dir'),
});
