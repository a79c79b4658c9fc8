import vendors from '../../content/vendors.json';
import { RichText } from '../rich-text.jsx';
import { Section } from '../section.jsx';

export function VendorCards({ section }) {
  return (
    <Section section={section}>
      <ul className="columns">
        {section.vendors.map((id) => (
          <Vendor vendor={vendors[id]} key={id} />
        ))}
      </ul>
    </Section>
  );
}

function Vendor({ vendor }) {
  return (
    <li>
      <img src={vendor.logo.src} alt={vendor.logo.alt} width="240" height="80" loading="lazy" />
      <h3>{vendor.name}</h3>
      <p>{vendor.category}</p>
      <RichText as="p" text={vendor.description} />
      {vendor.picture && (
        <img
          src={vendor.picture.src}
          alt={vendor.picture.alt}
          width="500"
          height="290"
          loading="lazy"
        />
      )}
    </li>
  );
}
