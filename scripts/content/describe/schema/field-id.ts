/** Gives each field of one root an id that no other has: `-amount-value`. */
export type FieldIds = { take(prefix: string, name: string): string };

export function createFieldIds(): FieldIds {
  const taken = new Set<string>();
  return {
    take(prefix, name) {
      const wanted = `${prefix}-${fragmentPart(name)}`;
      let id = wanted;
      for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
      taken.add(id);
      return id;
    },
  };
}

/** A name as part of a fragment: spaces and characters that would need escaping become `_`. */
export function fragmentPart(name: string): string {
  return name.replace(/[\s"'<>#%&?/\\{}|^`[\]]+/g, '_');
}
