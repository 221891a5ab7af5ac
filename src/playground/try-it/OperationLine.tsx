import type { Operation } from '../../model/operation.ts';

/** What is called. */
export function OperationLine({ operation: { method, path } }: { operation: Operation }) {
  return (
    <>
      <span className={`method method--${method.toLowerCase()}`}>{method.toUpperCase()}</span>
      <code>{path}</code>
    </>
  );
}
