/** Deletes the cookies whose names match, on this host and on the domains above it. */
export function forgetCookies(names: RegExp): void {
  for (const text of expired(document.cookie, location.hostname, names)) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store yet
    document.cookie = text;
  }
}

/** Values for `document.cookie`: a cookie is only deleted with the domain it was set for. */
export function expired(cookies: string, hostname: string, names: RegExp): string[] {
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  return cookies
    .split(/; */)
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => names.test(name))
    .flatMap((name) => ['', ...domains].map((domain) => `${name}=; max-age=0; path=/${domain}`));
}
