/** What counts visits, in a chunk of its own: for who has allowed it. */
export { watchClicks } from './clicks.ts';
export { followConsent } from './tags.ts';
