import { useEffect, useRef } from 'react';

export type ExampleGroup = { label: string; options: { value: string; text: string }[] };

type ExampleSelectProps = {
  label: string;
  className?: string;
  groups: ExampleGroup[];
  chosen: string;
  onChoose: (value: string) => void;
  /** One choice alone is shown as well: it says what the code is. */
  isAlwaysShown?: boolean;
};

/** A native list of examples, or of other choices: it is there before React, whose first act is to follow it. A group without a label is no group. */
export function ExampleSelect({
  label,
  className = 'panel__choice',
  groups,
  chosen,
  onChoose,
  isAlwaysShown = false,
}: ExampleSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before.
  useEffect(() => {
    const before = select.current?.value;
    if (before !== undefined && before !== chosen) onChoose(before);
  }, []);
  useEffect(() => {
    if (select.current) select.current.value = chosen;
  }, [chosen]);
  if (groups.flatMap(({ options }) => options).length < 2 && !isAlwaysShown) return null;
  return (
    <select
      className={className}
      ref={select}
      aria-label={label}
      defaultValue={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      {groups.map((group) =>
        group.label === '' ? (
          renderOptions(group)
        ) : (
          <optgroup key={group.label} label={group.label}>
            {renderOptions(group)}
          </optgroup>
        ),
      )}
    </select>
  );
}

function renderOptions({ options }: ExampleGroup) {
  return options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
