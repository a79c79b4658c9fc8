/** Where the inbox page is, on the site's own origin. */
import { LOCAL_SERVICES } from '../../hosting/own-addresses.ts';

export const INBOX = `${LOCAL_SERVICES}/inbox`;
