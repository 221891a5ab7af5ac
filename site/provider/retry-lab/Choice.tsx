type ChoiceProps<Name extends string> = {
  name: string;
  title: string;
  values: readonly Name[];
  value: Name;
  label: (value: Name) => string;
  isBlocked: boolean;
  onChoose: (value: Name) => void;
};

/** One of a few, as chips. */
export function Choice<Name extends string>(props: ChoiceProps<Name>) {
  const { name, title, values, value, label, isBlocked, onChoose } = props;
  return (
    <fieldset className="retry-faults">
      <legend>{title}</legend>
      {values.map((one) => (
        <label key={one} className="chip">
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={one === value}
            disabled={isBlocked}
            onChange={() => onChoose(one)}
          />
          {label(one)}
        </label>
      ))}
    </fieldset>
  );
}
