import { client, midnight } from './client.ts';

/** Outcomes of a group of submissions. */
export interface OutcomeFigures {
  count: number;
  contacted: number;
  /** Median time until the first contact, in seconds; null if nobody was contacted. */
  median: number | null;
  won: number;
  lost: number;
}

export interface LogFigures extends Pick<OutcomeFigures, 'count' | 'contacted' | 'median'> {
  /** Days without submissions are omitted. */
  days: { day: string; form: string; count: number }[];
  by_form: (OutcomeFigures & { form: string })[];
  /** `source` is empty if unknown. */
  by_source: (OutcomeFigures & { source: string })[];
}

/** The figures of the days from `from` to `to`, without spam. */
export async function readFigures(form: string, from: string, to: string): Promise<LogFigures> {
  const { data } = await client()
    .rpc('submission_figures', {
      since: midnight(from),
      before: midnight(to, 1),
      of_form: form,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
    .throwOnError();
  return data as LogFigures;
}
