import type { Services, Task } from '../../../../supabase/functions/new-submission/deliver.ts';
import type {
  FileServices,
  FileWork,
} from '../../../../supabase/functions/new-submission/files.ts';
import { settled } from '../../../../supabase/functions/new-submission/services.ts';
import type { TestSupabase } from './supabase.ts';

/** What the stations of submissions wait for, in a database of tests. */
export function stationsIn(supabase: TestSupabase) {
  const rpc = async (name: string, values: object) =>
    (await supabase.service.rpc(name, values).throwOnError()).data;
  return {
    rpc,
    /** Forgets all submissions, and all that workers have noted. */
    async empty(): Promise<void> {
      await supabase.emptyLog();
      await supabase.query('delete from private.answers');
      await supabase.query('delete from private.refused_addresses');
      await supabase.query('delete from private.pauses');
      await supabase.query('delete from private.digests');
      await supabase.query('delete from private.comment_mails');
      await supabase.query("update private.worker set busy_until = '-infinity'");
    },
    /** As if so many minutes had passed. */
    pass: (minutes: number) =>
      supabase.connection.driver.exec(`
        update private.stations set since = since - interval '${minutes} minutes',
          due = due - interval '${minutes} minutes';
        update private.digests set made = made - interval '${minutes} minutes',
          due = due - interval '${minutes} minutes';
        update private.comment_mails set made = made - interval '${minutes} minutes',
          due = due - interval '${minutes} minutes', sent_at = sent_at - interval '${minutes} minutes';
        update private.worker set busy_until = busy_until - interval '${minutes} minutes';
        update private.pauses set until = until - interval '${minutes} minutes'`),
    /** The worker's services in the database; nobody waits, and the clock stands still. */
    services: {
      pause: async () => undefined,
      now: () => 0,
      claim: (worker) => rpc('claim_station', { worker }) as Promise<Task | null>,
      settle: async (task, result) => void (await rpc('settle_station', settled(task, result))),
      rest: async (worker) => void (await rpc('rest_worker', { worker })),
      files: {
        work: () => rpc('file_work', {}) as Promise<FileWork>,
        settle: async (found) => void (await rpc('settle_files', found)),
        storage: (path, init) =>
          supabase.fetch(`http://localhost:4173/storage/v1${path}`, {
            ...init,
            headers: { apikey: supabase.secretKey, ...init?.headers },
          }),
      } satisfies FileServices as FileServices,
    } satisfies Omit<Services, 'send' | 'fetch'>,
  };
}
