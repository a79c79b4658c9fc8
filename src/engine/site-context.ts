import { createContext, useContext } from 'react';
import type { Messages } from '../types/config.gen.ts';
import type { SiteData } from './types.ts';

const SiteContext = createContext<SiteData | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}

export function useMessages(): Messages {
  return useSite().messages;
}
