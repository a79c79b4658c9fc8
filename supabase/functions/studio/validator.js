/**
 * In the place of this file `npm run supabase` writes the validator with the schemas of the site's own blocks.
 * @type {import('./site-checks.ts').SiteChecks}
 */
export const site = /** @type {never} */ (undefined);
