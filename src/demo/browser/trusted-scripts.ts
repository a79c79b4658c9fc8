/** What of Trusted Types the stand-ins use, which TypeScript's own types do not know yet. */
interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };

/** As each of Google's scripts does: a policy of this name, for all that it writes. */
export function googlePolicy(): Policy {
  const rules: Policy = { createHTML: (html) => html, createScriptURL: (url) => url };
  return trustedTypes?.createPolicy('goog#html', rules) ?? rules;
}

/** Brings the other part of a service, as the real ones come in parts too. */
export function bring(url: string): void {
  const script = document.createElement('script');
  script.src = url;
  document.head.append(script);
}
