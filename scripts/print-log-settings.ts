/**
 * `npm run log-settings`: prints the SQL that tells a hosted database which forms it logs, and the command
 * that tells the function which sends the notices what the forms are called.
 */

import { readOptions, SITE } from './lib/read-options.ts';
import { runCommand } from './lib/user-error.ts';
import { readFormLabels } from './local/supabase/form-labels.ts';
import { readLogSettings, settingsSql } from './local/supabase/log-settings.ts';

await runCommand(() => readOptions({ name: 'npm run log-settings', options: SITE }));

console.log(settingsSql(readLogSettings()));
const labels = JSON.stringify(readFormLabels()).replaceAll("'", "'\\''");
console.log(`-- npx supabase secrets set FORM_LABELS='${labels}'`);
