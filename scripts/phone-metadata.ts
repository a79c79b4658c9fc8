/**
 * `node scripts/run.mjs scripts/phone-metadata.ts`: the numbering plans of the phone field's countries, 7 kB instead of 80.
 * Run it when libphonenumber-js is updated; a test fails until then.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { phoneMetadata } from '../src/commands/phone-metadata/filter.ts';
import { readOptions } from '../src/commands/read-options.ts';
import { projectRoot } from '../src/node/project.ts';
import { runCommand } from '../src/node/run-command.ts';

await runCommand(() =>
  readOptions({ name: 'node scripts/run.mjs scripts/phone-metadata.ts', options: {} }),
);

const file = join(projectRoot, 'src/forms/fields/phone/metadata.gen.json');
writeFileSync(file, `${JSON.stringify(phoneMetadata())}\n`);
