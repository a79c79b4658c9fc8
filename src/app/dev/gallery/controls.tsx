import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { t } from '../../../words/reader.ts';

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

interface ChoiceProps {
  name: string;
  legend: string;
  options: Record<string, string>;
  value: string;
  onChange(value: string): void;
}

export const ChoiceGroup = ({ name, legend, options, value, onChange }: ChoiceProps) => (
  <fieldset className="choice">
    <legend>{legend}</legend>
    {Object.entries(options).map(([option, label]) => (
      <label key={option}>
        <input
          type="radio"
          name={name}
          checked={option === value}
          onChange={() => onChange(option)}
        />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);

type Copy = (text: string, label: string) => void;

const CopyContext = createContext<Copy>(() => undefined);

export const useCopy = (): Copy => useContext(CopyContext);

export function CopyingProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const timer = message && setTimeout(() => setMessage(''), 4000);
    return () => clearTimeout(timer || undefined);
  }, [message]);
  const copy: Copy = (text, label) =>
    void navigator.clipboard.writeText(text).then(
      () => setMessage(t('gallery:copied', { what: label })),
      () => setMessage(t('gallery:not-copied')),
    );
  return (
    <CopyContext.Provider value={copy}>
      {children}
      <p className="said" role="status" data-background="ink">
        {message}
      </p>
    </CopyContext.Provider>
  );
}
