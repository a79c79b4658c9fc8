/**
 * Writes the report of a pull request's check as its one comment. Runs where the token may write, so
 * from the main branch alone, and takes nothing from the pull request but the report as data.
 */

import { writeReport } from '../src/commands/pull-request/write-report.ts';
import { runCommand } from '../src/commands/run-command.ts';

const [reportFile = ''] = process.argv.slice(2);
await runCommand(() => writeReport(reportFile, process.env, console.log));
