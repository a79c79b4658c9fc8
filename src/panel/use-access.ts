import { useEffect, useState } from 'react';
import { useAuth } from '../visitor/auth/auth-store.ts';
import { readRoles } from './api/client.ts';

/** In order of precedence: a person with several roles has the rights of the first. */
export const ROLES = ['admin', 'sales', 'editor'] as const;

/** `editor` reads, `sales` also answers, `admin` does all. */
export type Role = (typeof ROLES)[number];

export type Access = 'waiting' | 'signed-out' | 'none' | 'failed' | Role;

/** Whether a role may answer: take, note, change. */
export const mayWork = (role: Role): boolean => role !== 'editor';

/** The visitor's access by their current roles. The database enforces it. */
export function useAccess(): Access {
  const { status, user, unreachable } = useAuth();
  const [found, setFound] = useState<{ id: string; access: Access }>();
  const id = user?.id;

  useEffect(() => {
    if (!id) return;
    readRoles(id).then(
      (roles) => {
        const access = ROLES.find((role) => roles.includes(role)) ?? 'none';
        setFound({ id, access });
      },
      () => setFound({ id, access: 'failed' }),
    );
  }, [id]);

  if (unreachable) return 'failed';
  if (status === 'signed-out') return 'signed-out';
  return id && found?.id === id ? found.access : 'waiting';
}
