import type { Action, ActionResult, Machine } from '../provider/machine.ts';
import type { ProviderObject } from '../provider/objects.ts';
import type { Provider } from '../provider/provider.ts';
import type { Session } from '../provider/session.ts';

/** What an action would come to, and the status of the object then. */
export type Trial = ActionResult & { status: string | undefined };

/** `actions`: by their ids. `next`: the status that the object gets without any of them. */
export type Trials = { actions: Record<string, Trial>; next?: { at: number; status: string } | undefined };

type Receiver = { provider: Provider; session: Session };

/** Every action of an object, run on a copy of the state: the rules of the provider are not written down twice. */
export async function tryActions(machine: Machine, object: ProviderObject, receiver: Receiver): Promise<Trials> {
  const actions: Record<string, Trial> = {};
  for (const action of machine.actions) {
    const trial = await tryAction(action, object, receiver);
    if (trial) actions[action.id] = trial;
  }
  return { actions, next: await machine.next(receiver.session, object.id) };
}

/** Undefined where the receiver cannot be copied. */
export async function tryAction(
  action: Action,
  { kind, id }: ProviderObject,
  { provider, session }: Receiver,
): Promise<Trial | undefined> {
  const copy = session.simulator?.fork();
  if (!copy) return undefined;
  const result = await action.run(copy, id);
  const after = provider.objects(copy).find((object) => object.kind === kind && object.id === id);
  return { ...result, status: after?.status };
}
