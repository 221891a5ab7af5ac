import type { PageProvider } from '../../site/provider/environments/page-provider.ts';
import { createProvider } from '../../site/provider/provider.ts';
import { getSession } from '../../site/provider/sandboxes.ts';
import type { Operation } from '../../src/model/operation.ts';
import { createCall } from '../../src/playground/client/create-call.ts';
import type { Exchange } from '../../src/playground/client/exchange.ts';
import type { Form } from '../../src/playground/form/form.ts';
import type { Call } from '../../src/playground/provider/session.ts';
import { completeProvider } from '../../src/playground/provider-defaults.ts';

/** The form of an operation on a sandbox, as Try it has it, with the calls that it makes beside the one of the form. */
export function createForm(operation: Operation, sandbox: PageProvider): Form & { calls: Exchange[] } {
  const calls: Exchange[] = [];
  return {
    operation,
    provider: completeProvider(createProvider('en')),
    call: createSandboxCall(operation, sandbox, calls),
    calls,
  };
}

/** The context of a call to a sandbox; what it sends is added to a list. */
export function createSandboxCall(operation: { id: string }, sandbox: PageProvider, calls: Exchange[]): Call {
  const session = getSession(sandbox);
  return createCall({
    operation,
    session,
    provider: completeProvider(createProvider('en')),
    locale: 'en',
    onExchange: (exchange) => calls.push(exchange),
  });
}
