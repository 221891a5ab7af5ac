import { type ReactNode, type RefObject, useId } from 'react';

type PasteBoxProps = {
  title: string;
  /** Beside the title: whether it must be filled in, how long it is. */
  note?: string | undefined;
  placeholder: string;
  rows: number;
  text: string;
  onText: (text: string) => void;
  onPaste?: () => void;
  field?: RefObject<HTMLTextAreaElement | null>;
  /** Below: what was read, examples, buttons. */
  children?: ReactNode;
};

/** A field for pasted text, on ink. */
export function PasteBox({ title, note, placeholder, rows, text, onText, onPaste, field, children }: PasteBoxProps) {
  const id = useId();
  return (
    <section className="panel paste-box">
      <div className="row row--wrap paste-box__head">
        <label htmlFor={id}>{title}</label>
        {note && <small>{note}</small>}
      </div>
      <textarea
        ref={field}
        id={id}
        rows={rows}
        value={text}
        placeholder={placeholder}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ target }) => onText(target.value)}
        onPaste={onPaste}
      />
      {children && <div className="row row--wrap paste-box__foot">{children}</div>}
    </section>
  );
}
