/**
 * The name under which a browser sees a port of this codespace, if this is one: GitHub's proxy, which
 * knows who asks, forwards it.
 */
export function codespaceHost(port: number): string | undefined {
  const { CODESPACE_NAME, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = process.env;
  return CODESPACE_NAME && domain ? `${CODESPACE_NAME}-${port}.${domain}` : undefined;
}
