import { tabStorage } from '../../lib/safe-storage.ts';

/** A path of this site: `//` or `/\` would begin another host's address. */
const OWN_PATH = /^\/(?![/\\])/;

/** The page that asked who is there, if one did: signing in leads back to it. Of this tab alone. */
export function askedPage(): string | undefined {
  const path = tabStorage.get('asked-page') ?? '';
  return OWN_PATH.test(path) ? path : undefined;
}

export const rememberAskedPage = (path: string): void => void tabStorage.set('asked-page', path);

export const forgetAskedPage = (): void => tabStorage.remove('asked-page');
