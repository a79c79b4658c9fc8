import type { Integrations } from '../../src/types/config.gen.ts';

const PLACEHOLDER = /\$\{([A-Z][A-Z0-9_]*)\}/g;

/** `integrations.json` with its `${NAME}` placeholders filled in; throws naming all that are unset. */
export function resolveIntegrations(raw: Integrations, env: NodeJS.ProcessEnv): Integrations {
  const missing = new Set<string>();
  const filled = JSON.stringify(raw).replace(PLACEHOLDER, (_, name: string) => {
    const value = env[name];
    if (!value) missing.add(name);
    return JSON.stringify(value ?? '').slice(1, -1);
  });
  if (missing.size > 0) throw new MissingVariablesError([...missing].sort());
  return JSON.parse(filled) as Integrations;
}

export class MissingVariablesError extends Error {
  constructor(readonly names: string[]) {
    super(
      `Faltam variáveis de ambiente: ${names.join(', ')}. Defina cada uma antes de \`npm run build\`; ` +
        'para ver o site nesta máquina sem conta nenhuma, use `npm start`.',
    );
  }
}
