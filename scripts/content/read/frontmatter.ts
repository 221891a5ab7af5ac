import type { Feature, Hero } from '../../../src/model/page.ts';
import type { JsonValue } from '../../../src/model/schema.ts';
import { nearest } from '../../document/nearest.js';
import type { Report } from '../../findings/finding.ts';
import type { Cache } from '../cache/cache.ts';
import { isObject, type JsonObject } from '../json/json-value.ts';
import { type FlowOutline, type StepOutline, toFlow, toSteps } from './flow-outline.ts';
import { type ParseText, parseSource, parseText, type SourceFile } from './source.ts';
import { unknownIcon } from './unknown-icon.ts';

/** What a guide says about itself before its text. */
export type Frontmatter = {
  title: string;
  description: string;
  layout: 'doc' | 'home' | 'overview';
  /** Operation that the page documents, by id. */
  operation?: string;
  /** Channel that the page documents, by id. */
  channel?: string;
  /** The only messages of the channel to show. */
  messages?: string[];
  /** Published files of this name, in any language, are clients of the channel: `samples/listen`. */
  clients?: string;
  /** Request example, and with it the alternative of the body, that the page shows first. */
  example?: string;
  /** Hash of the text that this one translates. */
  source?: string;
  /** Words in code style, and numbers with a unit, that are not of the contract. */
  allow: string[];
  /** False for a page that no sidebar lists. */
  sidebar: boolean;
  hero?: Hero;
  features: Feature[];
  /** Calls that the home page leads through. */
  flow?: FlowOutline;
  /** Calls that `::steps` leads through. */
  steps?: StepOutline[];
};

const LAYOUTS = ['doc', 'home', 'overview'] as const;

type Kind = 'text' | 'texts' | 'flag' | 'layout' | 'hero' | 'features' | 'flow' | 'steps';

const KEYS: Record<string, Kind> = {
  title: 'text',
  description: 'text',
  layout: 'layout',
  operation: 'text',
  channel: 'text',
  message: 'texts',
  clients: 'text',
  example: 'text',
  source: 'text',
  allow: 'texts',
  sidebar: 'flag',
  hero: 'hero',
  features: 'features',
  flow: 'flow',
  steps: 'steps',
};

/** `drawings`: names that features may give beside those of icons. Without it, their names are not checked. */
type Options = { report: Report; cache: Cache; drawings?: string[] };

/** Reads the frontmatter of a guide; undefined and reported when it cannot be used. */
export function readFrontmatter(file: string, text: string, options: Options): Frontmatter | undefined {
  const { report, cache } = options;
  const yaml = /^---\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/.exec(text)?.[1];
  if (yaml === undefined) {
    const hint = 'Begin the file with ---, title: …, description: …, ---.';
    report({ severity: 'error', file, line: 1, message: 'The guide has no frontmatter.', hint });
    return undefined;
  }
  // The line of the opening fence is kept as an empty one, so that line numbers are those of the file.
  const parse: ParseText = (...input) => cache.memo('frontmatter', yaml, () => parseText(...input));
  const { source, problems } = parseSource(file, `\n${yaml}`, parse);
  problems.forEach(report);
  if (!source) return undefined;
  const isRight = checkKeys(source, options);
  return isRight ? toFrontmatter(source.value) : undefined;
}

function checkKeys(source: SourceFile, { drawings, report }: Options): boolean {
  let isRight = true;
  const fail = (pointer: string, message: string, hint?: string) => {
    isRight = false;
    report({ severity: 'error', ...source.locate(pointer), message, hint });
  };
  for (const key of ['title', 'description']) {
    if (source.value[key] === undefined) fail('', `Frontmatter needs "${key}".`);
  }
  for (const [key, value] of Object.entries(source.value)) {
    const kind = KEYS[key];
    if (!kind) fail(`/${key}`, `Unknown frontmatter key "${key}".`, suggestion(key));
    else if (!isKind(value, kind)) fail(`/${key}`, `Frontmatter "${key}" must be ${KIND_WORDS[kind]}.`);
  }
  for (const { pointer, name } of iconsIn(source.value)) {
    const isFeature = pointer.startsWith('/features');
    if (isFeature && drawings === undefined) continue;
    const unknown = unknownIcon(name, isFeature ? drawings : []);
    if (unknown) fail(pointer, unknown.message, unknown.hint);
  }
  return isRight;
}

type IconName = { pointer: string; name: string };

function iconsIn({ hero, features }: JsonObject): IconName[] {
  const inList = (list: JsonValue | undefined, at: string) =>
    getRecords(list).flatMap(({ icon }, index) =>
      icon === undefined ? [] : [{ pointer: `${at}/${index}/icon`, name: icon }],
    );
  const facts = isObject(hero) ? hero.facts : undefined;
  return [...inList(facts, '/hero/facts'), ...inList(features, '/features')];
}

const KIND_WORDS: Record<Kind, string> = {
  text: 'a text',
  texts: 'a text or a list of texts',
  flag: 'true or false',
  layout: `one of ${LAYOUTS.join(', ')}`,
  hero: 'an object with tagline, and perhaps name, actions [{text, path}] and facts [{icon, text}]',
  features: 'a list of {icon, title, details, path}',
  flow: 'an object with title, details and steps [{title, details, operation, and perhaps example, show}]',
  steps: 'a list of {title, details, operation, and perhaps example, show}',
};

function suggestion(key: string): string {
  const similar = nearest(key, Object.keys(KEYS));
  return similar ? `Did you mean "${similar}"?` : `Known: ${Object.keys(KEYS).join(', ')}.`;
}

function isKind(value: JsonValue, kind: Kind): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string' && value.trim() !== '';
    case 'texts':
      return typeof value === 'string' || isListOf(value, (item) => typeof item === 'string');
    case 'flag':
      return typeof value === 'boolean';
    case 'layout':
      return isLayout(value);
    case 'hero':
      return toHero(value) !== undefined;
    case 'features':
      return isListOf(value, (item) => hasTexts(item, ['icon', 'title', 'details']));
    case 'flow':
      return toFlow(value) !== undefined;
    case 'steps':
      return toSteps(value) !== undefined;
  }
}

function isLayout(value: JsonValue | undefined): value is Frontmatter['layout'] {
  return LAYOUTS.some((layout) => layout === value);
}

function isListOf(value: JsonValue | undefined, test: (item: JsonValue) => boolean): boolean {
  return Array.isArray(value) && value.every(test);
}

function hasTexts(value: JsonValue, names: string[]): boolean {
  return isObject(value) && names.every((name) => typeof value[name] === 'string');
}

function toFrontmatter(value: JsonObject): Frontmatter {
  const text = (name: string) => (typeof value[name] === 'string' ? value[name] : undefined);
  const messages = value.message;
  return {
    title: text('title') ?? '',
    description: text('description') ?? '',
    layout: isLayout(value.layout) ? value.layout : 'doc',
    operation: text('operation'),
    channel: text('channel'),
    messages: messages === undefined ? undefined : getTexts(messages),
    clients: text('clients'),
    example: text('example'),
    source: text('source'),
    allow: getTexts(value.allow ?? []),
    sidebar: value.sidebar !== false,
    hero: toHero(value.hero),
    flow: toFlow(value.flow),
    steps: toSteps(value.steps),
    features: getRecords(value.features).map(({ icon = '', title = '', details = '', path }) => ({
      icon,
      title,
      details,
      path,
    })),
  };
}

function toHero(value: JsonValue | undefined): Hero | undefined {
  if (!isObject(value) || typeof value.tagline !== 'string') return undefined;
  return {
    name: typeof value.name === 'string' ? value.name : '',
    tagline: value.tagline,
    actions: getRecords(value.actions).map(({ text = '', path = '/' }) => ({ text, path })),
    facts: getRecords(value.facts).map(({ icon = '', text = '' }) => ({ icon, text })),
  };
}

function getTexts(value: JsonValue): string[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
}

function getRecords(value: JsonValue | undefined): Record<string, string | undefined>[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isObject)
    .map((item) => Object.fromEntries(Object.entries(item).map(([name, entry]) => [name, String(entry)])));
}
