import { useText } from '../../hooks/use-text.ts';
import type { OverviewEntry, OverviewGroup } from '../../model/page.ts';
import { MethodBadge } from '../../ui/MethodBadge.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { Prose } from '../prose/Prose.tsx';
import type { PageState } from './use-identifiers.ts';

type States = ReadonlyMap<string, PageState>;

type OverviewSectionProps = { group: OverviewGroup; states: States; isShort: boolean };

export function OverviewSection({ group: { id, text, pages }, states, isShort }: OverviewSectionProps) {
  return (
    <>
      <h2 id={id}>
        {text} <small>{pages.length}</small>
      </h2>
      <ul className={isShort ? 'overview-list overview-list--short' : 'overview-list'}>
        {pages.map((page) =>
          isShort ? (
            <ShortEntry key={page.path} page={page} />
          ) : (
            <Entry key={page.path} page={page} state={states.get(page.path)} />
          ),
        )}
      </ul>
    </>
  );
}

/** Two elements. Where the path is the title, the sentence is beside it. */
function ShortEntry({ page: { path, title, titleNodes, method, api, description } }: { page: OverviewEntry }) {
  const isPath = api === title;
  return (
    <li translate={api && !isPath ? 'no' : undefined} data-words={isPath || undefined}>
      <SmartLink href={path}>
        {isPath && `${method} `}
        {titleNodes ? <Prose nodes={titleNodes} /> : title}
      </SmartLink>{' '}
      {isPath ? description : [method, api].filter(Boolean).join(' ')}
    </li>
  );
}

/** Method, path and one sentence; below them what the page says beside the reference. */
function Entry({ page, state }: { page: OverviewEntry; state: PageState | undefined }) {
  const { t } = useText();
  const { path, title, titleNodes, method, api, description, headings } = page;
  return (
    <li className="overview-entry" data-state={state && (state.missing.length === 0 ? 'ready' : 'partial')}>
      <div className="overview-entry__head">
        <h3>
          <SmartLink href={path}>{titleNodes ? <Prose nodes={titleNodes} /> : title}</SmartLink>
          {method && <MethodBadge method={method} />}
        </h3>
        {api && api !== title && <code translate="no">{breakPath(api)}</code>}
      </div>
      <div className="overview-entry__body">
        {description && <p>{description}</p>}
        {state && (
          <p className="overview-entry__state">
            {state.missing.length === 0
              ? t('blocks:overview.ready')
              : t('blocks:overview.partial', { names: state.missing.join(t('separator.list')) })}
          </p>
        )}
        {headings.length > 0 && (
          <ul>
            {headings.map((heading) => (
              <li key={heading.id}>
                <SmartLink href={`${path}#${heading.id}`}>{heading.text}</SmartLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** A long path wraps before a slash. */
function breakPath(path: string) {
  return path.split(/(?=\/)/).flatMap((part, index) => (index === 0 ? part : [<wbr key={part} />, part]));
}
