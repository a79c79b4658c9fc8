/** The path of the inbox page. */
import { LOCAL_SERVICES } from '../hosting/own-addresses.ts';

export const INBOX = `${LOCAL_SERVICES}/inbox`;
