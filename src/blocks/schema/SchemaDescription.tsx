import type { ReactNode } from 'react';
import type { ProseNode } from '../../model/prose.ts';
import { renderProse } from '../prose/Prose.tsx';

/** The paragraph of most descriptions is the element itself: a page has hundreds of them. */
export function renderDescription(nodes: ProseNode[] = []): ReactNode {
  const [only, ...others] = nodes;
  if (!only) return null;
  if (Array.isArray(only) && only[0] === 'p' && others.length === 0) {
    const [, , ...children] = only;
    return <p className="field__description">{renderProse(children)}</p>;
  }
  return <div className="field__description">{renderProse(nodes)}</div>;
}
