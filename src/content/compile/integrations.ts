import { hasPlainHost } from '../../lib/plain-host.ts';
import { UserError } from '../../lib/user-error.ts';
import type { Integrations } from '../../types/config.gen.ts';
import type { Machine } from '../machine.ts';
import { PUBLIC_VARIABLES } from '../public-variables.ts';

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
  if (missing.size > 0) throw missingVariables([...missing].sort());
  const entries = Object.entries(JSON.parse(filled) as Integrations).filter(isOn);
  for (const [name, value] of entries) checkAddresses(name, value);
  return Object.fromEntries(entries) as unknown as Integrations;
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
  return hasPlainHost(url) && url.username === '' && url.password === '';
}

const missingVariables = (names: string[]) =>
  new UserError(
    `Faltam variáveis de ambiente: ${names.join(', ')}. Defina cada uma antes de \`npm run build\`; ` +
      'para ver o site nesta máquina sem conta nenhuma, use `npm start`.',
  );

const notPublic = (name: string) =>
  new UserError(
    `integrations.json pede a variável “${name}”, que não é das que o site publica: ${PUBLIC_VARIABLES.join(', ')}.`,
  );

const badAddress = (field: string, value: string) =>
  new UserError(
    `“${value}” não é um endereço: em integrations.json, “${field}” deve começar com https:// (ou com / se for deste site).`,
  );
