import type { ErrorTopic } from '../../../../src/model/error-catalogue.ts';
import { type Context, proseAt } from '../context.ts';
import { exists, type Located, listMembers, member, textAt } from '../located.ts';
import { codesAt, describeCode, locateCatalogue } from '../operation/errors.ts';

/**
 * The error catalogue of a document, arranged as it says (`x-error-topics`); one that says nothing is one topic without a title.
 * Which operations return a code is found out when their pages are known.
 */
export function describeErrorTopics(context: Context): ErrorTopic[] {
  const catalogue = locateCatalogue(context);
  if (!exists(member(catalogue, 'x-errors'))) return [];
  const topics = listMembers(member(catalogue, 'x-error-topics'));
  if (topics.length > 0) return topics.map(([id, topic]) => describeTopic(context, { id, topic, catalogue }));
  const entries = getEntries(catalogue, codesAt(member(catalogue, 'enum')));
  return [{ id: 'all', title: '', description: [], entries }];
}

type TopicSource = { id: string; topic: Located; catalogue: Located };

/** A topic has codes of its own, or those of the group with its name. */
function describeTopic(context: Context, { id, topic, catalogue }: TopicSource): ErrorTopic {
  const own = codesAt(member(topic, 'codes'));
  const codes = own.length > 0 ? own : codesAt(member(member(catalogue, 'x-error-groups'), id));
  return {
    id,
    title: textAt(member(topic, 'title')) ?? id,
    description: proseAt(context, topic),
    entries: getEntries(catalogue, codes),
  };
}

function getEntries(catalogue: Located, codes: number[]): ErrorTopic['entries'] {
  return codes.flatMap((code) => {
    const described = describeCode(catalogue, code);
    const customer = textAt(member(member(member(catalogue, 'x-errors'), String(code)), 'customer'));
    return described ? { ...described, ...(customer && { customer }), operations: [] } : [];
  });
}
