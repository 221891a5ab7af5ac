import { useState } from 'react';
import type { JsonValue } from '../../../model/schema.ts';

type ListInputProps = {
  id: string;
  className: string;
  value: JsonValue | undefined;
  onChange: (value: JsonValue | undefined) => void;
};

/** A list or a map as JSON text. While the text is no JSON it stays as it was typed and changes nothing. */
export function ListInput({ value, onChange, ...input }: ListInputProps) {
  const printed = value === undefined ? '' : JSON.stringify(value, null, 1);
  const [draft, setDraft] = useState<{ text: string; of: string }>();
  const text = draft?.of === printed ? draft.text : printed;

  const change = (next: string) => {
    const parsed = parse(next);
    setDraft({
      text: next,
      of: parsed.ok && parsed.value !== undefined ? JSON.stringify(parsed.value, null, 1) : parsed.ok ? '' : printed,
    });
    if (parsed.ok) onChange(parsed.value);
  };
  return (
    <textarea
      {...input}
      rows={Math.min(8, text.split('\n').length + 1)}
      spellCheck={false}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  );
}

function parse(text: string): { ok: true; value: JsonValue | undefined } | { ok: false } {
  if (text.trim() === '') return { ok: true, value: undefined };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}
