import { createElement, type ReactNode } from 'react';
import { required } from '../../../packages/base/invariant.ts';
import { assertNever } from '../../model/assert-never.ts';
import type { ProseAttributes, ProseBlock, ProseElement, ProseNode } from '../../model/prose.ts';
import { proseText } from '../../model/prose-text.ts';
import { Permalink } from '../../ui/Permalink.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { FigureView } from '../diagram/FigureView.tsx';
import { BlockTabs } from './BlockTabs.tsx';
import { Callout } from './Callout.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { Details } from './Details.tsx';
import { ProseImage } from './ProseImage.tsx';
import { TableFrame } from './TableFrame.tsx';
import { Task } from './Task.tsx';

/** Prose: the closed list of elements of `ProseTag`, so that no markup of authors or specifications gets here. */
export function Prose({ nodes }: { nodes: ProseNode[] }): ReactNode {
  return renderProse(nodes);
}

/** The same without a component, for what a page has hundreds of: each component takes time to render and hydrate. */
export function renderProse(nodes: ProseNode[]): ReactNode {
  return nodes.map(renderNode);
}

/** A block that an author wrote. */
export function ProseBlockView({ block }: { block: ProseBlock }): ReactNode {
  switch (block.kind) {
    case 'prose':
      return renderProse(block.nodes);
    case 'code':
      return <CodeBlock {...block} />;
    case 'callout':
      return (
        <Callout tone={block.tone} title={block.title}>
          {renderProse(block.blocks)}
        </Callout>
      );
    case 'details':
      return (
        <Details id={block.id} title={block.title}>
          {renderProse(block.blocks)}
        </Details>
      );
    case 'tabs':
      // A block is a node of prose.
      return <BlockTabs {...block} renderBlocks={renderProse} />;
    case 'figure':
      return <FigureView figure={block.figure}>{renderProse(block.figure.words)}</FigureView>;
    default:
      return assertNever(block);
  }
}

function renderNode(node: ProseNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  return Array.isArray(node) ? renderElement(node, index) : <ProseBlockView key={index} block={node} />;
}

function renderElement([tag, attributes, ...children]: ProseElement, key: number): ReactNode {
  const [box, ...task] = children;
  if (tag === 'li' && isBox(box))
    return (
      <Task key={key} isDone={box[1]?.checked ?? false}>
        {renderProse(task)}
      </Task>
    );
  const content = children.length > 0 ? renderProse(children) : undefined;
  const { download, href, id, lang, mark, term, title, start } = attributes ?? {};
  switch (tag) {
    case 'a':
      return (
        <SmartLink
          key={key}
          className={term ? 'text-link text-link--term' : 'text-link'}
          id={id}
          title={title}
          download={download ? '' : undefined}
          href={required(href, 'A link has an address.')}
        >
          {content}
        </SmartLink>
      );
    case 'code':
      return (
        <code key={key} className="inline-code">
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
        <ol key={key} className="ordered-list" start={start}>
          {content}
        </ol>
      );
    case 'span':
      return (
        <span key={key} className={mark && (mark === 'no' ? 'muted' : `status status--${mark}`)}>
          {content}
        </span>
      );
    case 'img':
      return <ProseImage key={key} attributes={attributes ?? {}} />;
    default:
      return createElement(tag, { key, id, lang, start }, content);
  }
}

/** A checkbox is the first child of its item and nowhere else. */
function isBox(node: ProseNode | undefined): node is ProseElement {
  return Array.isArray(node) && node[0] === 'input';
}

function alignClass(attributes: ProseAttributes | null): string | undefined {
  return attributes?.align && attributes.align !== 'left' ? `align-${attributes.align}` : undefined;
}
