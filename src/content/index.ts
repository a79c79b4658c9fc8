export type { Drafts, Load, Loaded } from './loader.ts';
export { CannotRun, type Problem, type Reference } from './problem.ts';
export type { Redirect, SiteConfig } from './site-config.ts';
