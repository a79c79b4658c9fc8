import { RichText } from './rich-text.jsx';

/** The band every section stands in, with what most of them begin with. */
export function Section({ section, level: Heading = 'h2', children }) {
  return (
    <section className="section" id={section.id} data-background={section.background}>
      <div className="wrap">
        {section.eyebrow && <p className="eyebrow">{section.eyebrow}</p>}
        <Heading>{section.title}</Heading>
        {section.intro && <RichText as="p" text={section.intro} />}
        {children}
      </div>
    </section>
  );
}

export function List({ items }) {
  return (
    <ul>
      {items.map((item) => (
        <RichText as="li" text={item} key={item} />
      ))}
    </ul>
  );
}

export function Actions({ actions }) {
  return (
    <p>
      {actions.map(({ label, to }) => (
        <a className="action" href={to} key={to}>
          {label}
        </a>
      ))}
    </p>
  );
}
