import { useState } from 'react';
import type { IconName } from '../../../.generated/icons.ts';
import { useText } from '../../hooks/use-text.ts';
import type { SiteData } from '../../model/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { optionId } from './option-id.ts';
import { readRecentPages } from './recent-pages.ts';
import { StartOption } from './StartOption.tsx';
import type { OnFollow } from './use-page-link.ts';

type SearchStartProps = { site: SiteData; listId: string; selected: number; onFollow: OnFollow };

/** Before anything is typed: pages opened last, where to begin, and what can be pasted. */
export function SearchStart({ site, listId, selected, onFollow }: SearchStartProps) {
  const { t } = useText();
  const [recent] = useState(() => readRecentPages(site.locale));
  const { entries = [], examples = [] } = site.searchStart ?? {};
  const option = (index: number) => ({ id: optionId(listId, index), isSelected: selected === index });
  return (
    <>
      {recent.length + entries.length > 0 && (
        <div role="listbox" id={listId} aria-label={t('search.suggestions')}>
          {recent.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a list box.
            <div className="search-group" role="group" aria-label={t('search.recent')}>
              <p className="search-group__head" role="presentation">
                <b>{t('search.recent')}</b>
              </p>
              {recent.map(({ path, title }, index) => (
                <StartOption
                  key={path}
                  {...option(index)}
                  site={site}
                  entry={{ path, text: title, icon: 'clock' }}
                  onFollow={onFollow}
                />
              ))}
            </div>
          )}
          {entries.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a list box.
            <div className="search-group" role="group" aria-label={t('search.start')}>
              <p className="search-group__head" role="presentation">
                <b>{t('search.start')}</b>
              </p>
              {entries.map(({ icon, ...entry }, index) => (
                <StartOption
                  key={entry.path}
                  {...option(recent.length + index)}
                  site={site}
                  // The compiler has checked that there is such an icon.
                  entry={{ ...entry, icon: icon as IconName }}
                  onFollow={onFollow}
                />
              ))}
            </div>
          )}
        </div>
      )}
      {examples.length > 0 && (
        <p className="search-dialog__hint">
          <Icon name="tip" />
          <span>
            {t('search.paste')}
            {examples.map((example) => (
              <code key={example} translate="no">
                {example}
              </code>
            ))}
          </span>
        </p>
      )}
    </>
  );
}
