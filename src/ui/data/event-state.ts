import type { Section } from '../../types/config.gen.ts';

export type EventState = 'upcoming' | 'past';

/** An event is past once it has ended, not once it has begun. `now` is in milliseconds. */
export function eventState(endsAt: string | undefined, now: number): EventState {
  return endsAt !== undefined && Date.parse(endsAt) < now ? 'past' : 'upcoming';
}

/** Whether a section is shown in that state of the page's event. Without `when` it always is. */
export function isShown(section: Section, state: EventState): boolean {
  const when = 'when' in section ? section.when : undefined;
  return when === undefined || when === (state === 'past' ? 'after' : 'before');
}
