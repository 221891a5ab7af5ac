import { kebab } from '../content/compose/pages/reference-page.ts';
import type { NewOperation } from './operation.ts';

type Handler = { file: string; text: string; operations: string };

/** A function of the simulator that refuses every call, and the list of operations with its line, its import in order. */
export function addHandler(operations: string, { id }: NewOperation, folder: string): Handler {
  const file = `./${folder}/${kebab(id)}.ts`;
  const line = `import { ${id} } from '${file}';\n`;
  const imports = [...operations.matchAll(/^import [^;]+ from '([^']+)';\n/gm)];
  const next = imports.find(([, path = '']) => path > file);
  const index = next?.index ?? 0;
  const registered = operations.slice(0, index) + line + operations.slice(index);
  const text = `import { NOT_SIMULATED } from '../envelope/outcome.ts';
import { Refusal } from '../envelope/refusal.ts';

export function ${id}(): never {
  throw new Refusal(NOT_SIMULATED);
}
`;
  return { file, text, operations: registered.replace(/^\};$/m, `  ${id},\n};`) };
}
