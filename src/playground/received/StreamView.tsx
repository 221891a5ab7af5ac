import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { ReceivedStream, StreamItem } from '../client/received.ts';
import { tokenizeJson } from '../ui/json-tokens.ts';

/** More rows than anybody reads, and few enough for every frame. */
const MAX_SHOWN = 300;
/** As near to the end as this, the reader follows it. */
const NEAR_PX = 40;

type StreamViewProps = { stream: ReceivedStream; onStop: (() => void) | undefined };

/** A response that arrives in items: each with its time, the newest last, and a button that ends it. */
export function StreamView({ stream: { items, state }, onStop }: StreamViewProps) {
  const { t } = useText();
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const shown = items.slice(-MAX_SHOWN);
  const start = items.length - shown.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new item.
  useLayoutEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [items.length]);

  return (
    <>
      <p className="row stream-state">
        <span className={state === 'failed' ? 'check check--bad' : 'check'} role="status">
          <Icon name={STATE_ICONS[state]} />
          {t(`playground:documents.stream.${state}`)}
        </span>
        <small>{t('playground:documents.stream.items', { count: items.length })}</small>
        {state === 'arriving' && onStop && (
          <button type="button" className="button button--small" onClick={onStop}>
            <Icon name="x" />
            {t('playground:documents.stream.stop')}
          </button>
        )}
      </p>
      <ol
        ref={list}
        className="stream-items"
        // It scrolls, so it must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
        tabIndex={0}
        aria-label={t('playground:documents.stream.label')}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
        }}
      >
        {start > 0 && (
          <li className="stream-items__note">{t('playground:documents.stream.earlier', { count: start })}</li>
        )}
        {items.length === 0 && <li className="stream-items__note">{t('playground:documents.stream.none')}</li>}
        {shown.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item never moves.
          <Item key={start + index} item={item} />
        ))}
      </ol>
    </>
  );
}

const STATE_ICONS = { arriving: 'pulse', done: 'check', stopped: 'pause', full: 'pause', failed: 'warn' } as const;

function Item({ item: { name, id, data, at } }: { item: StreamItem }) {
  return (
    <li>
      <time>+{(at / 1000).toFixed(2)} s</time>
      {(name !== undefined || id !== undefined) && (
        <span className="stream-items__head">
          {name !== undefined && <b>{name}</b>}
          {id !== undefined && <small>id {id}</small>}
        </span>
      )}
      <code>
        {tokenizeJson(data).map(({ text, kind }, index) =>
          kind ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of one text never move.
            <span key={index} className={kind}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </code>
    </li>
  );
}
