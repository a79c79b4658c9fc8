import { sharedValue } from '../../lib/shared-value.ts';

export type AuthLinkKind = 'signup' | 'recovery' | 'magiclink' | 'email_change' | 'invite';

/** The e-mails of the signed-in account (`here`) and of the link's account (`there`). */
export interface LinkAccounts {
  here: string;
  there: string;
}

/** The state of a link from an e-mail, or of a return from a provider. */
export interface AuthLink {
  /** `asking`: a link waits for a press; with `accounts`, it is for another one than the signed-in one. */
  state: 'none' | 'working' | 'asking' | 'done' | 'failed';
  kind?: AuthLinkKind | undefined;
  /** If failed: what happened and what to do. */
  message?: string;
  /** If asking: the two accounts, and the answer, true to go on with the link. */
  accounts?: LinkAccounts | undefined;
  answer?(switches: boolean): void;
}

/** Whether the link is still being followed. */
export const isOpen = ({ state }: AuthLink): boolean => state === 'working' || state === 'asking';

const link = sharedValue<AuthLink>({ state: 'none' });

export const authLink = link.get;
export const useAuthLink = link.use;
export const setAuthLink = link.set;

/** Asks the visitor whether to go on with the link; between two accounts, if these are given. */
export function askVisitor(accounts?: LinkAccounts): Promise<boolean> {
  const { kind } = link.get();
  return new Promise((resolve) => {
    const answer = (goesOn: boolean) => {
      setAuthLink({ state: 'working', kind });
      resolve(goesOn);
    };
    setAuthLink({ state: 'asking', kind, accounts, answer });
  });
}
