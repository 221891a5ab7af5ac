import type { Channel } from '../../../../src/model/channel.ts';
import type { NamedExample, Operation } from '../../../../src/model/operation.ts';
import type { Block, Call } from '../../../../src/model/page.ts';
import { getTarget } from '../../describe/samples/request.ts';
import type { Directive } from '../../markdown/tree.ts';
import type { LocaleBuildInput } from '../locale-build.ts';
import { type ResolveDirective, reportAt } from './directive.ts';
import { excerpt, MissingMember } from './excerpt.ts';
import { findChannel, findOperation } from './find-subject.ts';

type Code = LocaleBuildInput['code'];

/** Why a directive cannot be resolved, for the author of the guide. */
export class BadDirective extends Error {}

/** A named example of an operation; `show` picks members of the response. Throws `BadDirective`. */
export function getCall(
  operation: Operation,
  { example = 'success', show = [] }: Pick<Directive, 'example' | 'show'>,
  code: Code,
): Call {
  const { method, body, responses } = operation;
  const request = body?.contents.flatMap(({ examples }) => examples).find(({ name }) => name === example);
  const candidates = responses.flatMap(({ status, contents }) =>
    contents.flatMap(({ examples }) => examples.map((response) => ({ status, response }))),
  );
  const found = candidates.find(({ response, status }) => response.name === example && status.startsWith('2'));
  if (!found) throw new BadDirective(`${operation.id} has no successful response "${example}"`);
  const response = excerptCode(found.response, show, code);
  return {
    method,
    target: getTarget(operation, example),
    ...(request && { request: request.code }),
    status: found.status,
    response,
  };
}

/** `::call{id=openCard show="data.orderId"}` */
export const resolveCall = reporting((directive, at, input) => {
  const operation = findOperation(directive.id ?? '', at, input);
  return operation ? callBlocks(operation, directive, input.code) : [];
});

/** `::frame{id=listen example=deposit.confirmed}` */
export const resolveFrame = reporting((directive, at, input) => {
  const channel = findChannel(directive.id ?? '', at, input);
  return channel ? frameBlocks(channel, directive, input.code) : [];
});

/**
 * Request and response of a named example, one after the other, for a text that leads through several calls. Throws
 * `BadDirective`.
 */
export function callBlocks(operation: Operation, directive: Directive, code: Code): Block[] {
  const { method, target, request, status, response } = getCall(operation, directive, code);
  const line = `${method} ${target}`;
  return [
    request ? { kind: 'code', title: line, code: request } : { kind: 'code', code: code('http', line) },
    { kind: 'code', title: status, code: response },
  ];
}

/**
 * One frame of a channel, with an arrow that says who sends it. It is the first example of the message, or the one that is named:
 * `example="deposit.confirmed/replay"`. Throws `BadDirective`.
 */
export function frameBlocks(channel: Channel, { example = '', show = [] }: Directive, code: Code): Block[] {
  const [wanted, which] = example.split('/');
  const message = channel.messages.find(({ name }) => name === wanted);
  const shown = message?.examples.find(({ name }) => which === undefined || name === which);
  if (!message || !shown) throw new BadDirective(`channel ${channel.id} has no message "${example}" with an example`);
  const arrow = message.directions.includes('send') ? '→' : '←';
  return [{ kind: 'code', title: `${arrow} ${message.name}`, code: excerptCode(shown, show, code) }];
}

/** Reports what a directive lacks of the examples. */
function reporting(resolve: ResolveDirective): ResolveDirective {
  return (directive, at, input) => {
    try {
      return resolve(directive, at, input);
    } catch (error) {
      if (!(error instanceof BadDirective)) throw error;
      const hint = 'It shows examples of the API documents.';
      reportAt(at, input, `::${directive.name}: ${error.message}`, hint);
      return [];
    }
  };
}

function excerptCode(example: NamedExample, show: string[], code: Code) {
  if (show.length === 0) return example.code;
  try {
    return code('json', JSON.stringify(excerpt(example.value, show), null, 2));
  } catch (error) {
    if (error instanceof MissingMember) throw new BadDirective(`the example has no member ${error.message}`);
    throw error;
  }
}
