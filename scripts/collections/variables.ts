import type { Operation } from '../../src/model/operation.ts';
import type { Field, JsonValue } from '../../src/model/schema.ts';
import type { CollectionProfile, Variable } from './collection.ts';

/** Names the variable of a path parameter. */
export type NameParameter = (field: Field) => string;

/** By the parameter; where one name means several types, by the type: `cardOrderId` and `paymentOrderId`. */
export function createParameterNames(operations: Operation[]): NameParameter {
  const types = new Map<string, Set<string>>();
  for (const { name, schema } of operations.flatMap(({ parameters }) => parameters.path))
    types.set(name, new Set(types.get(name)).add(schema.name ?? ''));
  return ({ name, schema }) => {
    const isAmbiguous = (types.get(name)?.size ?? 0) > 1 && schema.name !== undefined;
    return isAmbiguous ? `${schema.name?.charAt(0).toLowerCase()}${schema.name?.slice(1)}` : name;
  };
}

type Known = {
  /** Addresses of servers, in the order of their variables. */
  servers: string[];
  profile: CollectionProfile;
  nameParameter: NameParameter;
};

/** The variable with the address of a server. */
export function nameServer(index: number): string {
  return index <= 0 ? 'baseUrl' : `baseUrl${index + 1}`;
}

/** Servers first, then what the provider adds, then parameters of paths and linked fields with the values of the examples. */
export function listVariables(operations: Operation[], { servers, profile, nameParameter }: Known): Variable[] {
  const values = new Map<string, string>();
  for (const field of operations.flatMap(({ parameters }) => parameters.path)) {
    const name = nameParameter(field);
    if (!values.get(name)) values.set(name, String(field.schema.examples?.[0] ?? ''));
  }
  const examples = operations.flatMap(
    ({ body }) => body?.contents.flatMap(({ examples }) => examples[0]?.value ?? []) ?? [],
  );
  for (const name of profile.linked)
    if (!values.get(name)) values.set(name, examples.map((value) => findText(value, name)).find(Boolean) ?? '');
  const own = new Set(profile.variables.map(({ name }) => name));
  return [
    ...servers.map((value, index) => ({ name: nameServer(index), value })),
    ...profile.variables,
    ...[...values].filter(([name]) => !own.has(name)).map(([name, value]) => ({ name, value })),
  ];
}

/** The text of the first field of a name, wherever it is. */
function findText(value: JsonValue, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const found = key === name && typeof member === 'string' ? member : findText(member, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
