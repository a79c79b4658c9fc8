import type { Property } from './gallery-data.ts';

export function PropertyTable({ properties }: { properties: Property[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Campo</th>
          <th scope="col">Obrigatório</th>
          <th scope="col">Para que serve</th>
          <th scope="col">O que pode ter</th>
        </tr>
      </thead>
      <tbody>
        {properties.map(({ name, title, depth, required, description, allowed }, index) => (
          <tr key={index} style={{ '--depth': depth } as object}>
            <th scope="row">
              <code>{name}</code> <span>{title}</span>
            </th>
            <td data-required={required || undefined}>{required ? 'Sim' : 'Não'}</td>
            <td>{description}</td>
            <td>
              <ul>
                {allowed.map((value) => (
                  <li key={value}>{value}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
