/**
 * `npm run log-settings`: prints the SQL that tells a hosted database which forms it logs, and the command
 * that tells the function which sends the notices what the forms are called.
 */

import { readOptions, SITE } from '../src/commands/read-options.ts';
import { readFormLabels } from '../src/demo/supabase/form-labels.ts';
import { readLogSettings, settingsSql } from '../src/demo/supabase/log-settings.ts';
import { runCommand } from '../src/node/run-command.ts';

await runCommand(() => readOptions({ name: 'npm run log-settings', options: SITE }));

console.log(settingsSql(readLogSettings()));
const labels = JSON.stringify(readFormLabels()).replaceAll("'", "'\\''");
console.log(`-- npx supabase secrets set FORM_LABELS='${labels}'`);
