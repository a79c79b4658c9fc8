/** Where the inbox page is, on the site's own origin. */
export const INBOX = '/__local/inbox';
