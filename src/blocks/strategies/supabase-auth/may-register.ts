import type { Form, Integrations } from '../../../types/config.gen.ts';

interface Sources {
  /** By id; any may be invalid while it is edited. */
  forms: Record<string, Partial<Form>>;
  integrations: Pick<Integrations, 'auth'>;
}

/** Whether people may make accounts by themselves: by a form for it, or by another service that the site lets sign in with. */
export const mayRegister = ({ forms, integrations: { auth } }: Sources): boolean =>
  (auth?.social ?? []).length > 0 ||
  Object.values(forms).some(
    ({ submit }) => submit?.strategy === 'supabase-auth' && submit.action === 'sign-up',
  );
