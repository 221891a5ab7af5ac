/** A parameter of the path that the route was found by. */
export function getPathParameter(path: Record<string, string>, name: string): string {
  const value = path[name];
  if (value === undefined) throw new Error(`The path of this route has no parameter ${name}.`);
  return value;
}
