import schema from '../../schema/integrations.schema.json' with { type: 'json' };

/** The variables of the environment that integrations.json may name: what it takes from there is published. */
export const PUBLIC_VARIABLES: readonly string[] = Object.keys(schema.variables);
