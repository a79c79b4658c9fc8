import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { FONT } from '../content.ts';
import { competitor } from './competitor.ts';

const of = {
  packageName: 'next',
  site: 'next',
  command: ['next/dist/bin/next', 'build'] as [string, ...string[]],
  outputFolder: 'out',
  fileOf: (path: string) => `${path}.html`,
  // The others are told where it is.
  prepare: (project: string) => symlinkSync('../public', join(project, 'public'), 'dir'),
};
const env = { NEXT_TELEMETRY_DISABLED: '1' };

export const next = competitor({ ...of, name: 'Next.js', folder: 'next', env });

export const nextWithPictures = competitor({
  ...of,
  name: 'Next.js, next/og',
  folder: 'next-pictures',
  pictures: true,
  env: { ...env, FONT },
});
