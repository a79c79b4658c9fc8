/** The code that is needed only to send. One entry, as two would split off what they share with the form's chunk. */
export { sendWaiting } from './send-waiting.ts';
export { deliver, post, submissionOf } from './sending.ts';
