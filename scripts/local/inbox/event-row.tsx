import type { TrackingEvent } from '../kept.ts';
import { Moment } from './moment.tsx';

export function EventRow({ event }: { event: TrackingEvent }) {
  const params = Object.entries(event.params);
  return (
    <article className="event">
      <h3>
        <span className="tag">{event.tag}</span> {event.name}
      </h3>
      <Moment at={event.at} />
      <p>
        {event.page && <span className="quiet">em {event.page} </span>}
        {params.map(([name, value]) => (
          <code key={name}>
            {name}: {typeof value === 'string' ? value : JSON.stringify(value)}
          </code>
        ))}
      </p>
    </article>
  );
}
