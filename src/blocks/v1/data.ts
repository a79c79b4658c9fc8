/**
 * What the traits, checks and entries of a site's own blocks may import of the engine: without React, as the validator and
 * the compiler read them.
 */
export { type ConfigFile, fileCheck } from '../../content/read/site/config-file.ts';
export { type Site, siteCheck } from '../../content/read/site/site.ts';
export type { Finding } from '../../content/read/words/problem.ts';
export type { StrategyEntry } from '../../forms/kit/types.ts';
export { isObject, type JsonObject, nodesIn, pointerOf, pointerTo } from '../../lib/json.ts';
export type { SectionTraits } from '../../ui/data/section-traits.ts';
export { anyOf, enumerated, msg, quoted } from '../../words/message.ts';
export { didYouMean, writeThis } from '../../words/phrases.ts';
