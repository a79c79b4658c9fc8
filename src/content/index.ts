export type { Drafts, Load, Loaded } from './check/loader.ts';
export type { Redirect, SiteConfig } from './read/site/site-config.ts';
export { CannotRun, type Problem, type Reference } from './read/words/problem.ts';
