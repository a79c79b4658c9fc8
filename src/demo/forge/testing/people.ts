import type { SupabaseClient } from '@supabase/supabase-js';
import { setUpSupabase, type TestSupabase } from '../../supabase/testing/supabase.ts';

export interface People {
  supabase: TestSupabase;
  /** An administrator, two editors, and somebody without a role. */
  people: Record<'ana' | 'bia' | 'eva' | 'nobody', SupabaseClient>;
  give(name: keyof People['people'], access: string): PromiseLike<unknown>;
}

export function setUpPeople(): People {
  const people = {} as People['people'];
  const give: People['give'] = (name, access) =>
    supabase.service.rpc('set_access', { address: `${name}@a.example`, access });
  const supabase = setUpSupabase(async () => {
    for (const name of ['ana', 'bia', 'eva', 'nobody'] as const) {
      const { client } = await supabase.person(`${name}@a.example`, { full_name: name });
      people[name] = client;
    }
    await give('ana', 'admin');
    await give('bia', 'editor');
    await give('eva', 'editor');
  });
  return { supabase, people, give };
}
