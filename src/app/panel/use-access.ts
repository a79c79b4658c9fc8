import { useEffect, useState } from 'react';
import { useAuth } from '../auth/auth-store.ts';
import { readRoles } from './api/client.ts';

/** What an account may do: administer, work with submissions, or read them; each includes what follows. */
export const ROLES = ['admin', 'sales', 'editor'] as const;
export type Role = (typeof ROLES)[number];

export type Access = 'waiting' | 'signed-out' | 'none' | Role | 'failed';

/** The visitor's access by their current roles. The database enforces it. */
export function useAccess(): Access {
  const { status, user, unreachable } = useAuth();
  const [found, setFound] = useState<{ id: string; access: Access }>();
  const id = user?.id;

  useEffect(() => {
    if (!id) return;
    readRoles(id).then(
      (roles) => {
        const access = ROLES.find((role) => roles.includes(role));
        setFound({ id, access: access ?? 'none' });
      },
      () => setFound({ id, access: 'failed' }),
    );
  }, [id]);

  if (unreachable) return 'failed';
  if (status === 'signed-out') return 'signed-out';
  return id && found?.id === id ? found.access : 'waiting';
}
