/** The blocks of the site that is bundled with the code: `src/node/site-blocks.mjs` writes these modules. */

declare module 'virtual:site-blocks/data' {
  import type { CheckRegistry } from '../content/read/site/site.ts';
  import type { BrokenBlock } from '../content/read/words/problem.ts';
  import type { FieldTraits, StrategyEntry } from '../forms/kit/types.ts';
  import type { CollectionTraits, SectionTraits } from '../ui/data/section-traits.ts';

  export const traits: Record<string, SectionTraits<never>>;
  export const fieldTraits: Record<string, FieldTraits>;
  export const collectionTraits: Record<string, CollectionTraits>;
  export const strategies: Record<string, StrategyEntry<never>>;
  export const checks: CheckRegistry;
  /** Section type or field kind -> what people call it. */
  export const names: Record<string, readonly string[]>;
  export const broken: readonly BrokenBlock[];
}

declare module 'virtual:site-blocks/sections' {
  import type { ComponentType } from 'react';

  export const sections: Record<string, ComponentType<{ section: never }>>;
}

declare module 'virtual:site-blocks/fields' {
  import type { Kind } from '../forms/kit/types.ts';

  export const fields: Record<string, Kind<never>>;
}

declare module 'virtual:site-blocks/strategies' {
  import type { Strategy } from '../forms/kit/types.ts';

  /** Strategy name -> its code, loaded when a form that uses it is submitted. */
  export const strategies: Record<string, () => Promise<Strategy>>;
}
