import { asString, isObject, type JsonObject } from '../../content/json/json-value.ts';

/**
 * Why breaking changes are not allowed between two versions of a document; undefined when they are. A confirmed contract
 * may break with a new major version only; a draft (decisions/0012-breaking-changes.md) also with a new draft number.
 */
export function refusal(base: JsonObject, now: JsonObject): string | undefined {
  const [before, after] = [getVersion(base), getVersion(now)];
  if (after.major > before.major) return undefined;
  if (!isDraft(base)) return `a new major version is needed (info.version is ${after.text}, was ${before.text})`;
  if (after.draft > before.draft && after.core === before.core) return undefined;
  return `a new draft number is needed (info.version is ${after.text}, was ${before.text})`;
}

function isDraft({ info }: JsonObject): boolean {
  return isObject(info) && info['x-contract-status'] === 'draft';
}

/** `2.0.0-draft.3` → major 2, core `2.0.0`, draft 3. */
function getVersion({ info }: JsonObject): { text: string; core: string; major: number; draft: number } {
  const text = (isObject(info) && asString(info.version)) || '0.0.0';
  const [core = '', label = ''] = text.split('-', 2);
  return { text, core, major: Number.parseInt(core, 10) || 0, draft: Number(/^draft\.(\d+)$/.exec(label)?.[1] ?? 0) };
}
