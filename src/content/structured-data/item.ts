/** One thing in schema.org's words. */
export type Item = { '@type': string; [property: string]: unknown };
