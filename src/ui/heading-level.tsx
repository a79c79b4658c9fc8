import { createContext, type ReactNode, useContext } from 'react';

type Level = 1 | 2 | 3 | 4 | 5 | 6;
const HeadingLevelContext = createContext<Level>(2);

export const HeadingLevelProvider = HeadingLevelContext.Provider;

/** `h1` … `h6`, `below` levels under the heading of the section. */
export function useHeadingTag(below = 0): `h${Level}` {
  const level = Math.min(useContext(HeadingLevelContext) + below, 6) as Level;
  return `h${level}`;
}

/** Headings inside are one level deeper. */
export function DeeperHeadings({ children }: { children: ReactNode }) {
  const level = Math.min(useContext(HeadingLevelContext) + 1, 6) as Level;
  return <HeadingLevelProvider value={level}>{children}</HeadingLevelProvider>;
}
