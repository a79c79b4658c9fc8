/** The code that is needed only to send: a chunk that is loaded with the strategy's. */
export { deliver } from './deliver.ts';
export { entriesOf } from './entries.ts';
export { rowOf } from './log-row.ts';
export { sendWaiting } from './send-waiting.ts';
