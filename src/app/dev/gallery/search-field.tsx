import { useId } from 'react';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  found: string;
}

export function SearchField({ label, value, onChange, found }: Props) {
  const id = useId();
  return (
    <div className="search">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <p role="status">{found}</p>
    </div>
  );
}

export const counted = (count: number, singular: string, plural: string): string =>
  count === 0
    ? `Nenhum resultado`
    : `${count.toLocaleString('pt-BR')} ${count === 1 ? singular : plural}`;
