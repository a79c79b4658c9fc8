/** What sign-in links carry: nobody else's code may run on a page that has one in its address. */
const SECRET = /[?#&](access_token|refresh_token|provider_token|token_hash|token|code)=/;

export function carriesSecret({ search, hash }: { search: string; hash: string }): boolean {
  return SECRET.test(search) || SECRET.test(hash);
}
