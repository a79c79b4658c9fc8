import { client, midnight } from './client.ts';

export interface Figures {
  /** Days without submissions are omitted. */
  days: { day: string; form: string; count: number }[];
  count: number;
  contacted: number;
  /** Median time until the first contact, in seconds; null if nobody was contacted. */
  median: number | null;
}

/** The figures of the days from `from` to `to`. */
export async function readFigures(form: string, from: string, to: string): Promise<Figures> {
  const { data } = await client()
    .rpc('submission_figures', {
      since: midnight(from),
      before: midnight(to, 1),
      of_form: form,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
    .throwOnError();
  return data as Figures;
}
