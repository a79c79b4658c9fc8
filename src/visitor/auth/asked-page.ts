import { tabStorage } from '../../lib/safe-storage.ts';

/** A path of this site: `//` or `/\` would lead to another host. */
const OWN_PATH = /^\/(?![/\\])/;

/** The page that required signing in, to which signing in leads back. For this tab only. */
export function askedPage(): string | undefined {
  const path = tabStorage.get('asked-page') ?? '';
  return OWN_PATH.test(path) ? path : undefined;
}

export const rememberAskedPage = (path: string): void => void tabStorage.set('asked-page', path);

export const forgetAskedPage = (): void => tabStorage.remove('asked-page');
