/**
 * Notes where the visit came from, on its first page: path, origin of the referrer and the campaign's parameters
 * (between commas), separated by spaces. Nothing else of the address is kept, as it may carry a key.
 * `readVisitSource` in forms/kit/visit-source.ts reads it.
 */
export function noteVisit(): void {
  try {
    sessionStorage.visit ??= [
      location.pathname,
      document.referrer.match(/.*?\/\/[^/]*/),
      location.search.match(/\butm_\w+=[^&]*/g),
    ].join(' ');
  } catch {
    // Blocked: nothing is noted.
  }
}
