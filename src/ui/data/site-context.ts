import { createContext, useContext } from 'react';
import type { SharedMessages, SiteData } from './types.ts';

const SiteContext = createContext<SiteData | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}

export function useMessages(): SharedMessages {
  return useSite().messages;
}
