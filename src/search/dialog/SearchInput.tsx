import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';

type SearchInputProps = {
  /** Of the options, where there are some to move through. */
  listId: string | undefined;
  /** Id of the selected option. */
  activeOption: string | undefined;
  onText: (text: string) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClose: () => void;
};

/**
 * The field, uncontrolled: a key press renders nothing. While an input method composes, what it
 * shows is not yet the query.
 */
export const SearchInput = memo(function SearchInput({
  listId,
  activeOption,
  onText,
  onKey,
  onClose,
}: SearchInputProps) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(true);

  function handleText(text: string) {
    setEmpty(text === '');
    onText(text);
  }

  function handleClear() {
    if (isEmpty || !input.current) return onClose();
    input.current.value = '';
    input.current.focus();
    handleText('');
  }

  return (
    <div className="search-dialog__query">
      <Icon name="search" />
      <input
        ref={input}
        // Not of the type `search`: there the browser takes Escape to empty the field.
        type="text"
        enterKeyHint="search"
        role="combobox"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeOption}
        aria-autocomplete="list"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        autoComplete="off"
        spellCheck={false}
        onInput={({ currentTarget, nativeEvent }) => {
          const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing;
          if (!isComposing) handleText(currentTarget.value);
        }}
        onCompositionEnd={({ currentTarget }) => handleText(currentTarget.value)}
        onKeyDown={onKey}
      />
      <span aria-hidden="true">
        <kbd>Esc</kbd>
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={t(isEmpty ? 'close' : 'search.clear')}
        onClick={handleClear}
      >
        <Icon name="x" />
      </button>
      <button type="button" className="cancel" onClick={onClose}>
        {t('search.cancel')}
      </button>
    </div>
  );
});
