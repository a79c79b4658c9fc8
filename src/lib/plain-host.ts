/**
 * Whether the host of an address is a plain name or an IP address. `URL` also accepts quotes, braces and
 * semicolons in it, which have a meaning in a policy or in the configuration of a server.
 */
export const hasPlainHost = ({ hostname }: URL): boolean =>
  /^([\w.-]+|\[[\da-f:.]+\])$/.test(hostname);
