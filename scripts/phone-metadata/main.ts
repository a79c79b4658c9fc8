/**
 * `npm run phone-metadata`: the numbering plans of the phone field's countries, 7 kB instead of 80.
 * Run it when libphonenumber-js is updated; a test fails until then.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../lib/project.ts';
import { readOptions } from '../lib/read-options.ts';
import { runCommand } from '../lib/user-error.ts';
import { phoneMetadata } from './filter.ts';

await runCommand(() => readOptions({ name: 'npm run phone-metadata', options: {} }));

const file = join(projectRoot, 'src/forms/fields/phone/metadata.gen.json');
writeFileSync(file, `${JSON.stringify(phoneMetadata())}\n`);
