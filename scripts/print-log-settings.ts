/** `npm run log-settings`: prints the SQL that tells a hosted database which forms it logs. */
import { readLogSettings, settingsSql } from './local/supabase/log-settings.ts';

console.log(settingsSql(readLogSettings()));
