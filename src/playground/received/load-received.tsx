import { type ComponentType, lazy, Suspense } from 'react';

// What only calls to servers of the reader's own have: files and streams. One chunk, loaded by the first of them.
const load = () => import('./parts.ts');

function defer<Props extends object>(pick: (parts: Awaited<ReturnType<typeof load>>) => ComponentType<Props>) {
  const Lazy = lazy(async () => ({ default: pick(await load()) })) as unknown as ComponentType<Props>;
  return (props: Props) => (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}

export const FileView = defer(({ FileView }) => FileView);
export const FileInput = defer(({ FileInput }) => FileInput);
export const StreamView = defer(({ StreamView }) => StreamView);
export const CommandText = defer(({ CommandText }) => CommandText);
