import type { EmotionCache } from '@emotion/cache';
import { type CSSObject, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import { useInsertionEffectAlwaysWithSyncFallback as useInsertion } from '@emotion/use-insertion-effect-with-fallbacks';
import { insertStyles, registerStyles, type SerializedStyles } from '@emotion/utils';
import type { ComponentProps, ComponentType, ElementType } from 'react';

export type Styled<T extends ElementType> = ComponentType<ComponentProps<T> & { as?: ElementType }>;

/** What a styled component is made of, so that another can be styled on top of it. */
const parts = new WeakMap<object, { tag: ElementType; styles: CSSObject[] }>();

const named = new Map<string, string>();

/** By the last four letters of its hash, as names weigh a good part of a page. No two styles may share them. */
function shortly(serialized: SerializedStyles): SerializedStyles {
  const { styles } = serialized;
  const name = serialized.name.slice(-4);
  const other = named.get(name) ?? styles;
  if (other !== styles) throw new Error(`Two styles are named ${name}: ${other} and ${styles}`);
  named.set(name, styles);
  return { ...serialized, name };
}

/**
 * emotion's `styled`, for styles that depend on nothing: they are serialized once, when the
 * component is defined, and rendering only adds a class. Prerendering and hydrating take about half
 * the time they take with `styled` of emotion or MUI. Do not give one of these a `className` that
 * sets the same properties: style it again instead.
 */
export function styled<T extends ElementType>(base: T) {
  return (own: CSSObject): Styled<T> => {
    const below =
      typeof base === 'object' || typeof base === 'function' ? parts.get(base) : undefined;
    const tag: ElementType = below?.tag ?? base;
    const styles = [...(below?.styles ?? []), own];
    const serialized = shortly(serializeStyles([styles]));

    function StyledElement({ as: Tag = tag, className, ...props }: ComponentProps<ElementType>) {
      const cache = useEmotionCache() as EmotionCache; // both entries provide one
      registerStyles(cache, serialized, false);
      useInsertion(() => insertStyles(cache, serialized, typeof Tag === 'string'));
      const name = `${cache.key}-${serialized.name}`;
      return <Tag {...props} className={className ? `${className} ${name}` : name} />;
    }

    parts.set(StyledElement, { tag, styles });
    return StyledElement as Styled<T>;
  };
}

/** One component for each value, for the few styles that depend on one: a policy forbids `style` in HTML. */
export function byValue<V, C>(make: (value: V) => C): (value: V) => C {
  const made = new Map<V, C>();
  return (value) => {
    const component = made.get(value) ?? make(value);
    made.set(value, component);
    return component;
  };
}
