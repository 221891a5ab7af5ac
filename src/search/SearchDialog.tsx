import { useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../hooks/use-text.ts';
import type { SiteData } from '../model/site.ts';
import { coverPage } from './covered-page.ts';
import { optionId } from './option-id.ts';
import { SearchFoot } from './SearchFoot.tsx';
import { SearchInput } from './SearchInput.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import type { SearchTab } from './sessions.ts';
import { useInquiry } from './use-inquiry.ts';
import { useOptions } from './use-options.ts';

export { createSessions } from './sessions.ts';

export type SearchDialogProps = { site: SiteData; tabs: SearchTab[]; onClose: () => void };

/**
 * The search: a combobox over the hits of one index, with a tab for each index. Made anew whenever it opens. `onClose` stays the
 * same. Modal by our doing (`coverPage`); the top layer and Escape are the browser's.
 */
export function SearchDialog({ site, tabs, onClose }: SearchDialogProps) {
  const { t } = useText();
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const [locale, setLocale] = useState(site.locale);
  const [state, inquiry] = useInquiry(tabs, site.locale);
  const answer = state.phase === 'answered' ? state.answer : undefined;
  const current = tabs.findIndex((tab) => tab.locale === locale);
  const tab = tabs[current];
  const result = answer?.results[current];
  const options = useOptions(layer, { text: answer?.text, locale });

  useLayoutEffect(() => {
    const element = layer.current;
    const { dataset } = document.documentElement;
    const uncoverPage = coverPage();
    element?.showPopover();
    element?.querySelector('input')?.focus();
    // Not `:has(dialog[open])`: the browser would look for it after each change of the page.
    dataset.searching = '';
    return () => {
      delete dataset.searching;
      uncoverPage();
    };
  }, []);

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, and the browser's.
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed beside the dialog is no control.
    <div
      ref={layer}
      className="sm-over"
      popover="auto"
      onBeforeToggle={({ newState }) => newState === 'closed' && onClose()}
      onPointerMove={options.handlePointer}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <dialog open className="sm" aria-modal="true" aria-label={t('search.title')}>
        <SearchInput
          listId={id}
          activeOption={typeof result === 'object' && result.pages > 0 ? optionId(id, options.selected) : undefined}
          onText={inquiry.ask}
          onKey={options.handleKey}
          onClose={onClose}
        />
        {tabs.length > 1 && <SearchTabs tabs={tabs} answer={answer} locale={locale} onSelect={setLocale} />}
        {tab && (
          <SearchResults
            site={site}
            tab={tab}
            listId={id}
            state={state}
            result={result}
            selected={options.selected}
            inquiry={inquiry}
            onFollow={onClose}
          />
        )}
        <SearchFoot isRemote={site.search?.mode === 'remote'} />
      </dialog>
    </div>,
    document.body,
  );
}
