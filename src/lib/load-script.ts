import { withoutQuery } from './without-query.ts';

/** What this needs of Trusted Types, which TypeScript's own types do not know yet. */
interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** The name that the Content-Security-Policy allows: `trusted-types scripts`. */
const POLICY = 'scripts';

let allowed: ReadonlySet<string> | undefined;
let policy: ScriptPolicy | undefined;
const loads = new Map<string, Promise<void>>();

/** Called once, by the entry, with all scripts the site may load; later calls change nothing. */
export function allowScripts(addresses: readonly string[]): void {
  allowed ??= new Set(addresses.map(withoutQuery));
}

/**
 * Runs an outside script, once however often it is asked for. Rejects when its address (whatever
 * its query) was not allowed at the start, or when it does not load; then the next call tries again.
 */
export function loadScript(url: string): Promise<void> {
  const known = loads.get(url);
  if (known) return known;
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
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: checked };
  policy ??= trustedTypes?.createPolicy(POLICY, rules) ?? rules;
  return policy.createScriptURL(url);
}

function checked(url: string): string {
  if (allowed?.has(withoutQuery(url))) return url;
  throw new TypeError(`${withoutQuery(url)} is not a script of this site`);
}
