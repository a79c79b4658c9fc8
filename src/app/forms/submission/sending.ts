/** What is needed to send, and nothing before: a chunk that comes with the strategy's. */
export { deliver } from './deliver.ts';
export { entriesOf } from './entries.ts';
export { rowOf } from './row.ts';
