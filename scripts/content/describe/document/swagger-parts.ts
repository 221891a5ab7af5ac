import type { Context } from '../context.ts';
import { listOmissions, type Omission } from '../operation/omissions.ts';
import type { OperationSource } from '../operation/operation-source.ts';

/**
 * A document may say OpenAPI 3 at its root and be Swagger 2.0 in the files that it refers to, because converters read one file. Its bodies are said to be missing
 * once, not at each of thousands.
 */
export function warnAboutSwaggerParts(context: Context, sources: OperationSource[]): void {
  const parts = sources.flatMap((source): Omission[] => listOmissions(context, source));
  const [first, ...others] = parts.filter(({ isSwagger }) => isSwagger);
  if (!first) return;
  context.warn(
    first.located.pointer,
    `${countBodies(others.length + 1)} in the form of Swagger 2.0, not shown on the page`,
    'Convert all files together: npx @redocly/cli bundle FILE --output bundled.yaml && npx swagger2openapi bundled.yaml --outfile openapi.yaml',
  );
}

function countBodies(count: number): string {
  return count === 1 ? 'a body' : `this and ${count - 1} other bodies`;
}
