interface Props {
  name: string;
  legend: string;
  options: Record<string, string>;
  value: string;
  onChange(value: string): void;
}

export const ChoiceGroup = ({ name, legend, options, value, onChange }: Props) => (
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
