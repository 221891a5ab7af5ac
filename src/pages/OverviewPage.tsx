import { useEffect, useRef, useState } from 'react';
import { MethodBadge } from '../blocks/operation/MethodBadge.tsx';
import { Prose } from '../blocks/prose/Prose.tsx';
import { useText } from '../hooks/use-text.ts';
import { required } from '../model/invariant.ts';
import { filterOverview } from '../model/overview.ts';
import type { OverviewGroup, Page } from '../model/page.ts';
import { Icon } from '../ui/Icon.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';
import { OverviewEmpty } from './OverviewEmpty.tsx';

type OverviewPageProps = { page: Extract<Page, { layout: 'overview' }> };

/** Every page with its headings, and a filter that has the focus from the start. */
export function OverviewPage({ page }: OverviewPageProps) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // The reader may have typed before React was there.
  useEffect(() => setQuery(required(input.current, 'The filter is rendered.').value), []);
  const groups = filterOverview(page.groups, query);
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  return (
    <main className="page page--full" id="main" tabIndex={-1}>
      <div className="overview">
        <h1>{page.title}</h1>
        <div className="overview__search">
          <Icon name="search" />
          <input
            ref={input}
            className="input"
            type="search"
            aria-label={t('overview.filter')}
            placeholder={t('overview.placeholder')}
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
            // The specification asks for it: this page is a list to search in.
            // biome-ignore lint/a11y/noAutofocus: see above.
            autoFocus
          />
        </div>
        <p className="visually-hidden" role="status">
          {query.trim() === '' ? '' : t('overview.found', { count })}
        </p>
        {groups.length === 0 ? (
          <OverviewEmpty query={query} />
        ) : (
          groups.map((group) => <OverviewSection key={group.id ?? group.text} group={group} />)
        )}
      </div>
    </main>
  );
}

function OverviewSection({ group: { id, text, pages } }: { group: OverviewGroup }) {
  return (
    <>
      <h2 id={id}>
        {text} <small>{pages.length}</small>
      </h2>
      <div className="overview-grid">
        {pages.map(({ path, title, titleNodes, method, headings }) => (
          <section key={path} className="overview-card">
            <h3>
              <SmartLink href={path}>{titleNodes ? <Prose nodes={titleNodes} /> : title}</SmartLink>
              {method && <MethodBadge method={method} variant="bare" />}
            </h3>
            <ul>
              {headings.map((heading) => (
                <li key={heading.id}>
                  <SmartLink href={`${path}#${heading.id}`}>{heading.text}</SmartLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
