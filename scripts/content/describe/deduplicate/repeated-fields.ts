import type { Message } from '../../../../src/model/channel.ts';
import type { Field } from '../../../../src/model/schema.ts';
import { getFingerprint } from './fingerprint.ts';

/** Fewer are not worth sending the reader elsewhere. */
const MIN_SHARED_FIELDS = 3;

/** Messages of one channel mostly share an envelope: its fields are described with the first message that has them. */
export function deduplicateFields(messages: Message[]): Message[] {
  const first = new Map<string, Field>();
  for (const field of messages.flatMap(({ schema }) => schema.fields ?? []))
    if (!first.has(getFingerprint(field))) first.set(getFingerprint(field), field);

  return messages.map((message, index) => {
    const candidates = messages.slice(0, index).map((earlier) => ({ earlier, shared: sharedFields(message, earlier) }));
    const [best] = candidates.toSorted((one, other) => other.shared.length - one.shared.length);
    if (!best || best.shared.length < MIN_SHARED_FIELDS) return message;
    const names = new Set(best.shared.map(({ name }) => name));
    const fields = message.schema.fields?.filter(({ name }) => !names.has(name));
    // The earlier message may itself refer to one before it: the link leads to where the field is described.
    const described = best.shared.map((field) => first.get(getFingerprint(field)) ?? field);
    return {
      ...message,
      schema: { ...message.schema, fields },
      fieldsAs: { message: best.earlier.name, fields: described.map(({ id, name }) => ({ id, name })) },
    };
  });
}

/** Fields of the earlier message that the later one has in the same words. */
function sharedFields({ schema }: Message, earlier: Message): Field[] {
  const texts = new Set(schema.fields?.map(getFingerprint));
  return (earlier.schema.fields ?? []).filter((field) => texts.has(getFingerprint(field)));
}
