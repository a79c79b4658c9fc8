import type { Role } from '../use-access.ts';
import { client } from './client.ts';

/** Somebody with a role. */
export interface Member {
  id: string;
  /** The e-mail address if the account has no name. */
  name: string;
  email: string;
  role: Role;
  /** False until the link of an invitation or a sign-up was opened. */
  confirmed: boolean;
}

export async function readTeam(): Promise<Member[]> {
  const { data } = await client().rpc('list_team').throwOnError();
  return data as Member[];
}

/** `role` is the present one: 'none' if somebody else has removed them. */
export interface RoleChange {
  status: 'changed' | 'last-admin' | 'conflict';
  role: Role | 'none';
}

/** Gives a member another role, or none, if the present one still is the one on the screen. */
export async function changeRole(
  { id, role }: Pick<Member, 'id' | 'role'>,
  becomes: Role | 'none',
): Promise<RoleChange> {
  const { data } = await client()
    .rpc('change_role', { person: id, was: role, becomes })
    .throwOnError();
  return data as RoleChange;
}

export type Invitation = 'invited' | 'added' | 'member' | 'tooMany' | 'failed';

export interface Invited {
  outcome: Invitation;
  /** Of a link, good for one use. */
  token?: string;
}

/**
 * Calls the function `team` (supabase/functions/team/): somebody is sent an e-mail, or a link is made for them. Refusals are
 * errors that contain the response.
 */
export async function invite(email: string, role: Role, by: 'email' | 'link'): Promise<Invited> {
  const { data, error } = await client().functions.invoke('team', { body: { email, role, by } });
  const answer = error?.context instanceof Response ? await error.context.json() : data;
  return { outcome: ANSWERS[answer?.status] ?? 'failed', token: answer?.token };
}

const ANSWERS: Record<string, Invitation> = {
  invited: 'invited',
  added: 'added',
  member: 'member',
  'too-many': 'tooMany',
};
