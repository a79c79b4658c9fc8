export type EventState = 'upcoming' | 'past';

/** Past once it has ended: an event going on is still to be joined. `now` in milliseconds. */
export function eventState(endsAt: string, now: number): EventState {
  return Date.parse(endsAt) < now ? 'past' : 'upcoming';
}
