import { toPointer } from '../content/json/json-pointer.ts';
import { isObject, type JsonObject, type JsonValue } from '../content/json/json-value.ts';
import { groupPaths, type Part } from './group-paths.ts';
import type { LargeText, Member } from './member.ts';
import { type PartText, writePart } from './part-text.ts';
import { listComponents, readPath } from './path-entries.ts';

/** A component, and the members that hold it. */
type Component = { member: Member; section: Member; within: Member | undefined };

export type DividedDocument = {
  info: JsonObject;
  parts: Part[];
  /** The document of a part, complete in itself. */
  write(part: Part): PartText;
};

/**
 * Divides an OpenAPI document into documents of at most `size` operations, each with the components that it needs. Throws with a message for
 * the author where a path cannot be read, or refers to another file.
 */
export function divideDocument(large: LargeText, file: string, size: number): DividedDocument {
  const find = (name: string) => large.root.find(({ key }) => key === name);
  const paths = find('paths');
  if (!paths) return { info: {}, parts: [], write: () => ({ text: '', toSource: (line) => line }) };
  const components = indexComponents(large);
  const entries = large.list(paths).map((member) => readPath(large, file, member));
  const tags = toList(large, find('tags'));
  const parts = groupPaths(
    entries,
    tags.map(({ name }) => String(name)),
    size,
  );
  const ownReferences = new Map<string, string[]>();
  const referencesOf = (member: Member) => listComponents(large.read(member), `${file}:${large.lineAt(member.start)}`);
  const referencesOfComponent = (pointer: string, { member }: Component) => {
    const known = ownReferences.get(pointer) ?? referencesOf(member);
    ownReferences.set(pointer, known);
    return known;
  };
  const heads = large.root.filter(({ key }) => !HELD_APART.has(key));
  const webhooks = find('webhooks');
  const fromWebhooks = webhooks ? referencesOf(webhooks) : [];

  return {
    info: toObject(large, find('info')),
    parts,
    write(part) {
      // Webhooks belong to no tag.
      const isFirst = part === parts[0];
      const wanted = new Set([...part.paths.flatMap(({ references }) => references), ...(isFirst ? fromWebhooks : [])]);
      // The set grows while it is read.
      for (const pointer of wanted) {
        const component = components.get(pointer);
        for (const other of component ? referencesOfComponent(pointer, component) : []) wanted.add(other);
      }
      const kept = [...components].filter(([pointer, one]) => wanted.has(pointer) || ALWAYS.has(one.section.key));
      const used = new Set(part.paths.flatMap((path) => path.tags));
      const at = find('tags');
      return writePart(large, {
        head: [...heads, ...(webhooks && isFirst ? [webhooks] : [])],
        tags: at && { at, value: tags.filter(({ name }) => used.has(String(name))) },
        paths: { at: paths, members: part.paths.map(({ member }) => member) },
        sections: groupSections(kept.map(([, component]) => component)),
      });
    },
  };
}

/** What is written in another way than as it is. */
const HELD_APART = new Set(['paths', 'webhooks', 'tags', 'components', 'definitions', 'parameters', 'responses']);
/** They are named by operations and by the document itself, not referred to. */
const ALWAYS = new Set(['securitySchemes']);

/** All components by their pointers: those of OpenAPI 3, and what Swagger 2.0 has at its root. */
function indexComponents(large: LargeText): Map<string, Component> {
  const components = new Map<string, Component>();
  const add = (section: Member, path: string[], within?: Member) => {
    for (const member of large.list(section))
      components.set(toPointer([...path, member.key]), { member, section, within });
  };
  for (const member of large.root) {
    if (member.key === 'components')
      for (const section of large.list(member)) add(section, ['components', section.key], member);
    else if (HELD_APART.has(member.key) && !['paths', 'webhooks', 'tags'].includes(member.key))
      add(member, [member.key]);
  }
  return components;
}

function groupSections(components: Component[]): { at: Member; within: Member | undefined; members: Member[] }[] {
  const sections = new Map<Member, { at: Member; within: Member | undefined; members: Member[] }>();
  for (const { member, section, within } of components) {
    const found = sections.get(section) ?? { at: section, within, members: [] };
    found.members.push(member);
    sections.set(section, found);
  }
  return [...sections.values()];
}

function toObject(large: LargeText, member: Member | undefined): JsonObject {
  const value = member && (large.read(member) as JsonValue);
  return isObject(value) ? value : {};
}

function toList(large: LargeText, member: Member | undefined): JsonObject[] {
  const value = member && large.read(member);
  return Array.isArray(value) ? value.filter(isObject) : [];
}
