import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../hooks/use-text.ts';
import { Icon } from '../ui/Icon.tsx';
import { optionId } from './option-id.ts';
import type { Options } from './use-options.ts';

type SearchInputProps = {
  text: string;
  /** Whether there are options to move through. */
  isExpanded: boolean;
  listId: string;
  options: Options;
  onText: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
  onClose: () => void;
};

/** The field. While an input method composes, what it shows is not yet what the reader asks for. */
export function SearchInput({ text, isExpanded, listId, options, onText, onKey, onClose }: SearchInputProps) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();

  function handleClear() {
    if (text === '') return onClose();
    onText('');
    input.current?.focus();
  }

  return (
    <div className="sm__q">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        aria-activedescendant={isExpanded ? optionId(listId, options.selected) : undefined}
        aria-autocomplete="list"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        autoComplete="off"
        spellCheck={false}
        // The reader asked for a field to type in.
        // biome-ignore lint/a11y/noAutofocus: see above.
        autoFocus
        value={draft ?? text}
        onChange={({ target, nativeEvent }) => {
          if ('isComposing' in nativeEvent && nativeEvent.isComposing) setDraft(target.value);
          else onText(target.value);
        }}
        onCompositionEnd={({ currentTarget }) => {
          setDraft(undefined);
          onText(currentTarget.value);
        }}
        onKeyDown={onKey}
      />
      <span aria-hidden="true">
        <kbd>Esc</kbd>
      </span>
      <button type="button" className="ib" aria-label={t(text === '' ? 'close' : 'search.clear')} onClick={handleClear}>
        <Icon name="x" />
      </button>
      <button type="button" className="cancel" onClick={onClose}>
        {t('search.cancel')}
      </button>
    </div>
  );
}
