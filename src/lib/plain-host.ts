/**
 * Whether the host of an address has the characters of real hosts alone. URL takes quotes, braces and semicolons too,
 * which mean something else in a policy or in the configuration of a server.
 */
export const hasPlainHost = ({ hostname }: URL): boolean =>
  /^([\w.-]+|\[[\da-f:.]+\])$/.test(hostname);
