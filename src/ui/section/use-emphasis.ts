import { useSite } from '../data/site-context.ts';

/** The ground of what stands out within a section. A site whose openings are light has nothing dark among its words. */
export function useEmphasis(): 'ink' | 'brand' {
  const { hero = 'ink' } = useSite().theme.backgrounds ?? {};
  return hero === 'paper' || hero === 'white' ? 'brand' : 'ink';
}
