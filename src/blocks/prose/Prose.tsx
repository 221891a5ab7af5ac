import { createElement, type ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { withBase } from '../../model/links.ts';
import type { ProseAttributes, ProseElement, ProseNode } from '../../model/prose.ts';
import { proseText } from '../../model/prose-text.ts';
import { useLinkBase } from '../../ui/link-base.ts';
import { Permalink } from '../../ui/Permalink.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { BlockView } from '../Blocks.tsx';

/** Prose: the closed list of elements of `ProseTag`, so that no markup of authors or specifications gets here. */
export function Prose({ nodes }: { nodes: ProseNode[] }): ReactNode {
  return drawProse(nodes);
}

/** The same without a component, for what stands on a page hundreds of times: each component is one more thing to render and hydrate. */
export function drawProse(nodes: ProseNode[]): ReactNode {
  return nodes.map(drawNode);
}

function drawNode(node: ProseNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  return Array.isArray(node) ? drawElement(node, index) : <BlockView key={index} block={node} />;
}

function drawElement([tag, attributes, ...children]: ProseElement, key: number): ReactNode {
  const content = children.length > 0 ? drawProse(children) : undefined;
  const { href = '', id, lang, title, start } = attributes ?? {};
  switch (tag) {
    case 'a':
      return (
        <SmartLink key={key} className="lnk" title={title} href={href}>
          {content}
        </SmartLink>
      );
    case 'code':
      return (
        <code key={key} className="ic">
          {content}
        </code>
      );
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return createElement(tag, { key, id }, content, id && <Permalink id={id} name={proseText(children)} />);
    case 'table':
      return <TableFrame key={key}>{content}</TableFrame>;
    case 'th':
      // The corner of a table whose rows have names of their own heads nothing.
      if (!content) return <td key={key} />;
      return (
        <th key={key} scope="col" className={alignClass(attributes)}>
          {content}
        </th>
      );
    case 'td':
      return (
        <td key={key} className={alignClass(attributes)}>
          {content}
        </td>
      );
    case 'ol':
      return (
        <ol key={key} className="ol" start={start}>
          {content}
        </ol>
      );
    case 'img':
      return <ProseImage key={key} attributes={attributes ?? {}} />;
    case 'input':
      return <TaskBox key={key} isDone={attributes?.checked ?? false} />;
    default:
      return createElement(tag, { key, id, lang, start }, content);
  }
}

function TaskBox({ isDone }: { isDone: boolean }) {
  const { t } = useText();
  return (
    <input type="checkbox" checked={isDone} disabled readOnly aria-label={t(isDone ? 'task.done' : 'task.open')} />
  );
}

type TableFrameProps = { label?: string; className?: string; children: ReactNode };

/** Tables scroll sideways by themselves, so they take the focus. */
export function TableFrame({ label, className = 'tw', children }: TableFrameProps) {
  const { t } = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is the scrolling frame of a table.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard.
    <div className={className} tabIndex={0} role="group" aria-label={label ?? t('table.label')}>
      <table>{children}</table>
    </div>
  );
}

/** A link to the image file; with script it opens in the window: `hooks/use-zoom.ts`. */
function ProseImage({ attributes: { src = '', alt = '', title, width, height } }: { attributes: ProseAttributes }) {
  const { t } = useText();
  const { base } = useLinkBase();
  const url = src.startsWith('/') ? withBase(src, base) : src;
  return (
    <a href={url} aria-haspopup="dialog" aria-label={t('image.enlarge', { name: alt })} data-zoom={t('image.reduce')}>
      <img
        className="img"
        src={url}
        alt={alt}
        title={title}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </a>
  );
}

function alignClass(attributes: ProseAttributes | null): string | undefined {
  return attributes?.align && attributes.align !== 'left' ? `ta-${attributes.align}` : undefined;
}
