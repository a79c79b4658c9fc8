import messages from '../../content/messages.json';
import { RichText } from '../rich-text.jsx';
import { Section } from '../section.jsx';

export function Zones({ section }) {
  const nameOf = (id) => section.zones.find((zone) => zone.id === id).name;
  return (
    <Section section={section}>
      <figure>
        <p>{section.gate}</p>
        <ul>
          {section.zones.map(({ id, name, items }) => (
            <li key={id}>
              <strong>{name}</strong> {items.join(', ')}
            </li>
          ))}
        </ul>
        <ol>
          {section.flows.map((flow) => (
            <Flow flow={flow} from={nameOf(flow.from)} to={nameOf(flow.to)} key={flow.why} />
          ))}
        </ol>
        <figcaption>
          {section.source} · {messages.exhibits.demo}
        </figcaption>
      </figure>
    </Section>
  );
}

function Flow({ flow, from, to }) {
  const path = messages.exhibits.flow.replace('{from}', from).replace('{to}', to);
  return (
    <li>
      <p>
        <span className="for-readers">{path}: </span>
        <span aria-hidden="true">
          {from} → {to}
        </span>
      </p>
      <p>
        <strong>{flow.what}</strong>: {messages.exhibits[flow.verdict].toLowerCase()}.{' '}
        <RichText text={flow.why} />
      </p>
    </li>
  );
}
