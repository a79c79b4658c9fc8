/** Starts what auth needs on this page. Mounted once, and draws nothing. */
export function AuthRoot() {
  return null;
}
