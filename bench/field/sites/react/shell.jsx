import messages from '../content/messages.json';
import navigation from '../content/navigation.json';
import site from '../content/site.json';

const { brand, contacts } = site;

export function Header() {
  const { links: items, action } = navigation.header;
  const groups = items.filter(({ links }) => links);
  const links = items.filter(({ links }) => !links);
  return (
    <header className="site-header">
      <nav className="wrap">
        <a href="/">
          <img src={brand.logoOnDark.src} alt={brand.logoOnDark.alt} />
        </a>
        {groups.map(({ label, links }) => (
          <div key={label}>
            <p>{label}</p>
            <Links links={links} />
          </div>
        ))}
        <Links links={[...links, action, contacts.emergency, contacts.phone]} />
      </nav>
    </header>
  );
}

export function Footer() {
  const { columns, legal } = navigation.footer;
  const copyright = messages.navigation.copyright
    .replace('{year}', site.copyrightYear)
    .replace('{name}', brand.legalName);
  return (
    <footer className="site-footer">
      <div className="wrap">
        <img src={brand.logoOnDark.src} alt={brand.logoOnDark.alt} loading="lazy" />
        <p>{brand.tagline}</p>
        <div className="columns">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <Links links={links} />
            </div>
          ))}
          <div>
            <Links links={[contacts.emergency, contacts.phone, contacts.email]} />
            <address>{contacts.address.join(', ')}</address>
            <Links links={site.social} />
          </div>
        </div>
        <p>{copyright}</p>
        <p>{brand.registration}</p>
        <Links links={legal} />
      </div>
    </footer>
  );
}

function Links({ links }) {
  return (
    <ul>
      {links.map(({ label, to, description }) => (
        <li key={to}>
          <a href={to}>{label}</a>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
