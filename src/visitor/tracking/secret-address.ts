/** Secrets of sign-in links: no third-party code may run on a page with one in its address. */
const SECRET = /[?#&](access_token|refresh_token|provider_token|token_hash|token|code)=/;

export function carriesSecret({ search, hash }: { search: string; hash: string }): boolean {
  return SECRET.test(search) || SECRET.test(hash);
}
