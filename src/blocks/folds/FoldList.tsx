import { type ReactNode, useMemo } from 'react';
import { useStore } from '../../hooks/use-store.ts';
import type { Block, Fold } from '../../model/page.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Permalink } from '../../ui/Permalink.tsx';
import { FoldNames } from '../prose/Details.tsx';
import { FoldFilter } from './FoldFilter.tsx';
import { foldFilter, matchesFilter } from './fold-filter.ts';

export { FoldFilter };

type FoldListProps = { folds: Fold[]; renderBlocks(blocks: Block[]): ReactNode };

/** Rows that open. The fragment of each is inside what opens, so that a link to it opens it without a script too. */
export function FoldList({ folds, renderBlocks }: FoldListProps) {
  const filter = useStore(foldFilter);
  // What is inside does not depend on the filter, which changes with every letter.
  const bodies = useMemo(() => folds.map(({ blocks }) => renderBlocks(blocks)), [folds, renderBlocks]);
  return (
    <div className="folds">
      {folds.map(({ id, title, isName, names, count }, index) => (
        <details
          key={id ?? title}
          className="fold"
          hidden={!matchesFilter({ title, names }, filter)}
          suppressHydrationWarning
        >
          <summary>
            <Icon name="chevron" />
            {isName ? (
              <code className="fold__title" translate="no">
                {title}
              </code>
            ) : (
              <b className="fold__title">{title}</b>
            )}
            {names && <FoldNames names={names} />}
            {count !== undefined && <small>{count}</small>}
          </summary>
          <div className="fold__body prose" id={id}>
            {id && <Permalink id={id} name={title} />}
            {bodies[index]}
          </div>
        </details>
      ))}
    </div>
  );
}
