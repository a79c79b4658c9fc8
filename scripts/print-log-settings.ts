/** `npm run log-settings`: prints the SQL that tells a hosted database which forms it logs. */

import { readOptions, SITE } from './lib/read-options.ts';
import { runCommand } from './lib/user-error.ts';
import { readLogSettings, settingsSql } from './local/supabase/log-settings.ts';

await runCommand(() => readOptions({ name: 'npm run log-settings', options: SITE }));

console.log(settingsSql(readLogSettings()));
