import { hasPlainHost } from '../../lib/plain-host.ts';
import { isLocalHost } from '../../lib/this-machine.ts';
import type { EndpointIntegration, Integrations } from '../../types/config.gen.ts';
import type { PageData, SiteData } from '../../ui/data/types.ts';
import { enumerated, msg } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';
import type { Machine } from '../read/site/machine.ts';
import type { PageSource, SiteConfig } from '../read/site/site-config.ts';
import { PUBLIC_VARIABLES } from '../read/site/variables.ts';
import { compilePage } from './page-data.ts';
import type { Resources } from './resources.ts';
import { compileSite } from './site-data.ts';
import { withDrawings } from './with-drawings.ts';

export interface Compiler {
  /** The services, with their variables filled in. */
  integrations: Integrations;
  /** The data shared by all pages; it becomes part of the client bundle. */
  site(): Promise<SiteData>;
  /** One page with all that it refers to: what the engine renders and what `_page/*.json` holds. */
  page(entry: PageSource): Promise<PageData>;
  /** The same before `withDrawings`, for the build, whose threads draw. */
  undrawnPage(entry: PageSource): Promise<PageData>;
}

/** Checked configuration -> what the engine takes. Throws when a variable of `env` is missing. */
export function compilerOf(
  config: SiteConfig,
  resources: Resources,
  env: Machine['variables'],
): Compiler {
  const integrations = resolveIntegrations(config.integrations, env);
  const undrawnPage = (entry: PageSource) => compilePage(entry, config, resources, integrations);
  return {
    integrations,
    site: () => compileSite(config, resources, integrations),
    page: async (entry) => withDrawings(await undrawnPage(entry), config),
    undrawnPage,
  };
}

const PLACEHOLDER = /\$\{([^{}:]*)(?::-([^{}]*))?\}/g;
const ADDRESS = /^https?:\/\/\S+$/;
const OWN_ADDRESS = /^\/\S*$/;
const ADDRESS_KEYS = ['siteUrl', 'endpoint', 'script', 'url'];

/**
 * `integrations.json` with its placeholders filled in: `${NAME}` must be set, `${NAME:-value}` falls
 * back to the value. A service with an empty value is left out. Throws naming all that are unset, and on a variable
 * that is not to be published.
 */
export function resolveIntegrations(raw: Integrations, env: Machine['variables']): Integrations {
  const missing = new Set<string>();
  const filled = JSON.stringify(raw).replace(PLACEHOLDER, (_, name: string, fallback?: string) => {
    if (!PUBLIC_VARIABLES.includes(name)) throw notPublic(name);
    const value = env[name] || fallback;
    if (value === undefined) missing.add(name);
    return JSON.stringify(value ?? '').slice(1, -1);
  });
  if (missing.size > 0) throw new MissingVariables([...missing].sort());
  const entries = Object.entries(JSON.parse(filled) as Integrations).filter(isOn);
  const found = Object.fromEntries(entries) as unknown as Integrations;
  for (const [name, value] of entries) checkAddresses(name, value);
  return found.endpoint?.others ? { ...found, endpoint: withOthers(found.endpoint) } : found;
}

/** The other addresses of a service can be left out as a service can. */
function withOthers({ others = {}, ...endpoint }: EndpointIntegration): EndpointIntegration {
  const entries = Object.entries(others).filter(isOn);
  for (const [name, other] of entries) checkAddresses(`endpoint.others.${name}`, other);
  return { ...endpoint, ...(entries.length > 0 && { others: Object.fromEntries(entries) }) };
}

const isOn = ([, value]: [string, unknown]) =>
  typeof value !== 'object' || !Object.values(value as object).includes('');

function checkAddresses(name: string, value: unknown): void {
  const fields = typeof value === 'object' ? Object.entries(value as object) : [[name, value]];
  for (const [key, address] of fields as [string, string][]) {
    if (!ADDRESS_KEYS.includes(key) || isAddress(address)) continue;
    throw badAddress(key === name ? name : `${name}.${key}`, address);
  }
}

function isAddress(address: string): boolean {
  if (OWN_ADDRESS.test(address)) return true;
  if (!ADDRESS.test(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  // A visitor's browser is given http by the editor's own machine alone.
  if (url.protocol === 'http:' && !isLocalHost(url.hostname)) return false;
  return hasPlainHost(url) && url.username === '' && url.password === '';
}

/** What a build is told; who asks for less than a build says it in words of its own. */
export class MissingVariables extends UserError {
  constructor(readonly names: string[]) {
    super(msg('content/environment:missing', { names: enumerated(names) }));
  }
}

const notPublic = (name: string) =>
  new UserError(
    msg('content/environment:not-public', { name, names: enumerated(PUBLIC_VARIABLES) }),
  );

const badAddress = (field: string, value: string) =>
  new UserError(msg('content/environment:address', { field, value }));
