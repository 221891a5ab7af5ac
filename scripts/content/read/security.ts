import { openDocument } from '../../document/reader.js';
import { isObject, type JsonObject, type JsonValue } from '../json/json-value.ts';

/**
 * Reads security requirements as they are meant where they are no list of objects, which has been reported: a document that asks for a password must
 * not be shown as open. Changes a bundled document. What cannot be read is removed, so that nothing is said of it.
 */
export function correctSecurity(document: JsonObject): void {
  const operations = openDocument(document).operations();
  for (const { at, callbacks } of operations)
    for (const one of [at, ...callbacks.map((inner) => inner.at)]) correct(one.value);
  correct(document);
}

function correct(holder: JsonValue | undefined): void {
  if (!isObject(holder) || holder.security === undefined) return;
  const stated = [holder.security].flat();
  const requirements = stated.flatMap((one) =>
    typeof one === 'string' ? [{ [one]: [] }] : isObject(one) ? [one] : [],
  );
  if (requirements.length < stated.length) delete holder.security;
  else holder.security = requirements;
}
