import { posix } from 'node:path';
import { type JsonPath, toPointer, valueAt } from './json-pointer.ts';
import { isObject, type JsonObject, type JsonValue } from './json-value.ts';
import { wrapReferencesWithSiblings } from './ref-siblings.ts';
import { mappingOf, type Target, targetOf, toFragment } from './reference.ts';
import { kindOfSection, type SpecKind, walkSpec } from './spec-walk.ts';

/** The checked files of one description by their names; every reference in them leads somewhere. */
export type Files = ReadonlyMap<string, JsonObject>;

/** Bundled pointer → file and pointer it came from. What is not listed stands where its parent stands. */
export type Origins = Map<string, { file: string; pointer: string }>;

export type Bundle = { document: JsonObject; origins: Origins };

type Import = { target: Target; section: string; name: string };

/**
 * One self-contained document of a root file and the files it refers to. References are kept, not expanded: what lies in
 * another file becomes a component of the root; a path item, for which there is no component section, is put in place.
 * Imported components follow the root's own, file by file, in the order in which their file has them.
 */
export function bundle(rootFile: string, files: Files): Bundle {
  return new Bundler(rootFile, files).run();
}

class Bundler {
  readonly #rootFile: string;
  readonly #files: Files;
  readonly #root: JsonObject;
  readonly #imports = new Map<string, Import>();
  readonly #taken = new Set<string>();
  readonly #origins: Origins = new Map();
  readonly #rewritten = new WeakSet<JsonObject>();

  constructor(rootFile: string, files: Files) {
    this.#rootFile = rootFile;
    this.#files = files;
    this.#root = structuredClone(files.get(rootFile) ?? {});
  }

  run(): Bundle {
    this.#origins.set('', { file: this.#rootFile, pointer: '' });
    this.#rewrite(this.#root, { target: { file: this.#rootFile, path: [] }, at: [], kind: 'object' });
    const values = new Map<Import, JsonValue>();
    // The map grows while it is read: an imported component may need further ones.
    for (const [, wanted] of this.#imports) values.set(wanted, this.#import(wanted));
    for (const wanted of this.#inFileOrder()) this.#place(wanted, values.get(wanted) ?? {});
    this.#copyExtensions();
    if (typeof this.#root.asyncapi === 'string') wrapReferencesWithSiblings(this.#root);
    return { document: this.#root, origins: this.#origins };
  }

  #rewrite(value: JsonObject, from: { target: Target; at: JsonPath; kind: SpecKind }): void {
    const { target, at } = from;
    walkSpec(
      value,
      ({ node, path, kind }) => {
        if (this.#rewritten.has(node)) return;
        this.#rewritten.add(node);
        const context = { file: target.file, kind, at: [...at, ...path] };
        for (const [name, text] of mappingOf(node)) this.#rewriteMapping(node, name, this.#addressFor(text, context));
        if (typeof node.$ref !== 'string') return;
        const address = this.#addressFor(node.$ref, context);
        if (address === undefined) this.#inline(node, node.$ref, context);
        else node.$ref = address;
      },
      from.kind,
    );
  }

  #rewriteMapping(node: JsonObject, name: string, address: string | undefined): void {
    const { discriminator } = node;
    if (address !== undefined && isObject(discriminator) && isObject(discriminator.mapping)) {
      discriminator.mapping[name] = address;
    }
  }

  /** The address inside the bundle; undefined when the target must be put in place. */
  #addressFor(text: string, { file, kind, at }: { file: string; kind: SpecKind; at: JsonPath }): string | undefined {
    const target = targetOf(text, file);
    if (typeof target === 'string') return text;
    if (target.file === this.#rootFile) return toFragment(target.path);
    const [first, second, third] = target.path;
    if (first === 'components' && second !== undefined && third !== undefined) {
      const name = this.#request({ file: target.file, path: [first, second, third] }, second, third);
      return toFragment(['components', second, name, ...target.path.slice(3)]);
    }
    const section = sectionFor(kind, at);
    if (section === undefined) return undefined;
    const stem = target.path.at(-1) ?? posix.parse(target.file).name;
    return toFragment(['components', section, this.#request(target, section, stem.replace(/[^A-Za-z0-9._-]+/g, '_'))]);
  }

  #request(target: Target, section: string, wished: string): string {
    const key = `${target.file}#${toPointer(target.path)}`;
    const known = this.#imports.get(key);
    if (known) return known.name;
    let name = wished;
    for (let count = 2; this.#isTaken(section, name); count += 1) name = `${wished}_${count}`;
    this.#taken.add(`${section}/${name}`);
    this.#imports.set(key, { target, section, name });
    return name;
  }

  #isTaken(section: string, name: string): boolean {
    return this.#taken.has(`${section}/${name}`) || valueAt(this.#root, ['components', section, name]) !== undefined;
  }

  #import({ target, section, name }: Import): JsonValue {
    const value = this.#copyOf(target);
    const at = ['components', section, name];
    this.#origins.set(toPointer(at), { file: target.file, pointer: toPointer(target.path) });
    if (isObject(value)) this.#rewrite(value, { target, at, kind: kindOfSection(section) });
    return value;
  }

  #inline(node: JsonObject, text: string, { file, kind, at }: { file: string; kind: SpecKind; at: JsonPath }): void {
    const target = targetOf(text, file);
    if (typeof target === 'string') return;
    const value = this.#copyOf(target);
    if (!isObject(value)) return;
    const { $ref: _, ...siblings } = node;
    delete node.$ref;
    Object.assign(node, value, siblings);
    this.#origins.set(toPointer(at), { file: target.file, pointer: toPointer(target.path) });
    this.#rewritten.delete(node);
    this.#rewrite(node, { target, at, kind });
  }

  #copyOf({ file, path }: Target): JsonValue {
    return structuredClone(valueAt(this.#files.get(file), path) ?? {});
  }

  #inFileOrder(): Import[] {
    const all = [...this.#imports.values()];
    const fileOrder = [...new Set(all.map(({ target }) => target.file))];
    return fileOrder.flatMap((file) => {
      const own = all.filter(({ target }) => target.file === file);
      const order = new Map(own.map((wanted) => [wanted, positionOf(this.#files.get(file), wanted.target.path)]));
      return own.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
    });
  }

  #place({ section, name }: Import, value: JsonValue): void {
    const components = memberOf(this.#root, 'components');
    memberOf(components, section)[name] = value;
  }

  /** Facts that a shared file states for all (`x-rate-limits`) belong to every document made with it. */
  #copyExtensions(): void {
    for (const [file, value] of this.#files) {
      if (file === this.#rootFile) continue;
      for (const [name, extension] of Object.entries(value)) {
        if (!name.startsWith('x-') || Object.hasOwn(this.#root, name)) continue;
        this.#root[name] = structuredClone(extension);
        this.#origins.set(toPointer([name]), { file, pointer: toPointer([name]) });
      }
    }
  }
}

const SECTIONS = new Set(
  'schemas parameters responses requestBodies headers examples links callbacks securitySchemes messages'.split(' '),
);

function sectionFor(kind: SpecKind, at: JsonPath): string | undefined {
  if (kind === 'schema') return 'schemas';
  if (kind === 'message') return 'messages';
  if (at.at(-1) === 'requestBody') return 'requestBodies';
  const section = at.at(-2);
  return section !== undefined && SECTIONS.has(section) ? section : undefined;
}

function memberOf(parent: JsonObject, name: string): JsonObject {
  const present = parent[name];
  if (isObject(present)) return present;
  const created: JsonObject = {};
  parent[name] = created;
  return created;
}

function positionOf(root: JsonObject | undefined, path: JsonPath): number {
  const siblings = valueAt(root, path.slice(0, -1));
  return isObject(siblings) ? Object.keys(siblings).indexOf(path.at(-1) ?? '') : 0;
}
