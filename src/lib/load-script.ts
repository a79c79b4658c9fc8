/** The part of Trusted Types that is used; TypeScript has no types for it yet. */
interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): ScriptPolicy;
}

/** The name that the Content-Security-Policy allows: `trusted-types scripts`. */
const POLICY = 'scripts';

let allowed: ReadonlySet<string> | undefined;
let plain: readonly string[] = [];
let policy: ScriptPolicy | undefined;
const loads = new Map<string, Promise<void>>();

/**
 * Called once, by the entry, with all scripts that the site may load, and with the sources of
 * scripts that these load by plain strings. Later calls change nothing.
 */
export function allowScripts(addresses: readonly string[], sources: readonly string[] = []): void {
  if (allowed) return;
  allowed = new Set(addresses.map(withoutQuery));
  plain = sources;
}

/**
 * Loads a third-party script once. Rejects if its address (whatever
 * its query) is not allowed, or if it fails to load; the next call tries again.
 */
export function loadScript(url: string): Promise<void> {
  const loading = loads.get(url);
  if (loading) return loading;
  const load = append(url);
  loads.set(url, load);
  load.catch(() => loads.delete(url));
  return load;
}

async function append(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = scriptUrl(url);
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${withoutQuery(url)} did not load`));
  });
  document.head.append(script);
  await loaded.finally(() => script.remove());
}

/** The only place where a string becomes the address of a script. */
function scriptUrl(url: string): string {
  policy ??= createPolicies();
  return policy.createScriptURL(url);
}

function createPolicies(): ScriptPolicy {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: checked };
  // The browser calls the policy `default` for every string that becomes the address of a script.
  if (plain.length > 0) trustedTypes?.createPolicy('default', { createScriptURL: fromSources });
  return trustedTypes?.createPolicy(POLICY, rules) ?? rules;
}

function fromSources(url: string): string | null {
  const { href } = new URL(url, location.href);
  const isAllowed = plain.some((source) => href.startsWith(new URL(source, location.href).href));
  return isAllowed ? url : null;
}

function checked(url: string): string {
  if (allowed?.has(withoutQuery(url))) return url;
  throw new TypeError(`${withoutQuery(url)} is not a script of this site`);
}

/** Origin and path of an address, without query and hash. */
export function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return origin + pathname;
}
