import type { Channel } from '../../../../src/model/channel.ts';
import { listBlocks } from '../../../../src/model/list-blocks.ts';
import type { Operation } from '../../../../src/model/operation.ts';
import type { Block, FlowStep } from '../../../../src/model/page.ts';
import type { PageLink } from '../../../../src/model/page-link.ts';
import {
  type DrawnMachine,
  machineAround,
  machineId,
  type StateEffect,
  type StateMachine,
} from '../../../../src/model/state-machine.ts';
import type { CompilerText } from '../../../../src/strings/i18n.ts';
import { layoutStates } from '../../diagram/layout-states.ts';
import { getText } from '../../texts/texts.ts';
import { mapFolds } from '../../tree/fold-tree.ts';
import { mapIfChanged, updateIfChanged } from '../../tree/update-if-changed.ts';
import { withOperations } from '../directives/error-catalogue.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { getMethod } from '../pages/guide-page.ts';
import { getHeadings } from '../pages/headings.ts';
import { identifierMap } from '../pages/identifier-map.ts';
import { createRelated } from './related-of-page.ts';
import { withPages } from './tool-reference.ts';

/** Where the operations, the channels, the whole state machines, the error catalogue and the tools of a locale build are shown. */
type PageIndex = Record<'operations' | 'channels' | 'machines', Map<string, PageLink>> & {
  errors?: string;
  doctor?: string;
  retries?: string;
  /** The page of the tool that takes whatever came back. */
  checker?: string;
};

/** Gives pages what depends on other pages: state machines with links to the operations that move them, related operations. */
export function connectPages(drafts: DraftPage[], input: LocaleBuildInput): DraftPage[] {
  const t = getText(input.locale);
  const pageIndex = indexPages(drafts);
  const callPages = new Map([...pageIndex.channels, ...pageIndex.operations]);
  const getRelated = createRelated(drafts, input, callPages);
  // Built on equal names, which in third-party documents prove nothing.
  const map = input.config.strict ? identifierMap(input.apis, callPages) : undefined;
  const machines = getDistinct(input.apis.flatMap((api) => api.machines));
  const connect = (block: Block, draft: DraftPage): Block => {
    switch (block.kind) {
      case 'states':
        return { ...block, machine: withDrawing(titled(block.machine, t), pageIndex) };
      case 'errors':
        return {
          ...block,
          catalogue: {
            ...withOperations(block.catalogue, input.apis, pageIndex.operations),
            doctorPage: pageIndex.doctor,
          },
        };
      case 'channel':
        return { ...block, channel: withMachines(block.channel, pageIndex, t) };
      case 'operation':
        return { ...block, operation: connected(block.operation, draft) };
      case 'tool':
        return block.reference
          ? { ...block, reference: withPages(block.reference, { ...pageIndex, apis: input.apis, drafts }) }
          : block;
      case 'error-lookup':
        return updateIfChanged(block, { checker: pageIndex.checker });
      case 'lab':
        return updateIfChanged(block, { errorsPage: pageIndex.errors });
      case 'folds':
        return mapFolds(block, (inner) => connect(inner, draft));
      case 'steps':
        return { ...block, steps: linkedSteps(block.steps, pageIndex) };
      default:
        return block;
    }
  };
  const connected = (operation: Operation, draft: DraftPage): Operation => {
    const effects = getEffects(operation.id, machines, { pageIndex, path: draft.path });
    const groups = getRelated(operation.id, draft);
    return {
      ...operation,
      errorsPage: pageIndex.errors,
      doctorPage: operation.webhook ? undefined : pageIndex.doctor,
      ...(effects.length > 0 && { effects }),
      ...(groups.length > 0 && { related: groups }),
    };
  };
  return drafts.map((draft) => {
    if (draft.layout === 'home' && draft.flow)
      return { ...draft, flow: { ...draft.flow, steps: linkedSteps(draft.flow.steps, pageIndex) } };
    if (draft.layout === 'overview') return { ...draft, ...(map && { map }) };
    if (draft.layout !== 'doc') return draft;
    const blocks = mapIfChanged(draft.blocks, (block) => connect(block, draft));
    return blocks === draft.blocks ? draft : { ...draft, blocks, headings: getHeadings(blocks, t) };
  });
}

function indexPages(drafts: DraftPage[]): PageIndex {
  const pageIndex: PageIndex = { operations: new Map(), channels: new Map(), machines: new Map() };
  const addFirst = (map: Map<string, PageLink>, id: string, link: PageLink) => {
    if (!map.has(id)) map.set(id, link);
  };
  for (const draft of drafts) {
    if (draft.layout !== 'doc') continue;
    const { path, title, blocks } = draft;
    const method = getMethod(blocks);
    const link: PageLink = { path, title, ...(method && { method }) };
    for (const block of listBlocks(blocks)) {
      if (block.kind === 'operation') addFirst(pageIndex.operations, block.operation.id, link);
      // A page of some messages says how they belong to an operation; the other one, what the channel is.
      if (block.kind === 'channel' && !blocks.some(({ kind }) => kind === 'operation'))
        addFirst(pageIndex.channels, block.channel.id, link);
      if (block.kind === 'errors' && !block.excerpt) pageIndex.errors ??= path;
      const role = block.kind === 'tool' || block.kind === 'lab' ? block.role : undefined;
      if (role === 'signatures') pageIndex.doctor ??= path;
      if (role === 'retries') pageIndex.retries ??= path;
      if (role === 'responses') pageIndex.checker ??= path;
      if (block.kind === 'states')
        addFirst(pageIndex.machines, block.machine.id, { ...link, path: `${path}#${machineId(block.machine.id)}` });
    }
  }
  return pageIndex;
}

function linked(machine: StateMachine, { operations }: PageIndex): StateMachine {
  const transitions = machine.transitions.map((transition) => ({
    ...transition,
    operations: transition.operations.map(({ id }) => {
      const page = operations.get(id);
      return page ? { id, page } : { id };
    }),
  }));
  return { ...machine, transitions };
}

function linkedSteps(steps: FlowStep[], { operations }: PageIndex): FlowStep[] {
  return steps.map((step) => {
    const page = operations.get(step.operation);
    return page ? { ...step, page } : step;
  });
}

function withDrawing(machine: StateMachine, pageIndex: PageIndex): DrawnMachine {
  const complete = linked(machine, pageIndex);
  return { ...complete, drawing: layoutStates(complete) };
}

function withMachines(channel: Channel, pageIndex: PageIndex, t: CompilerText): Channel {
  if (!channel.machines) return channel;
  // One that a guide shows in full is not shown twice.
  const own = channel.machines.filter(({ id }) => !pageIndex.machines.has(id));
  return { ...channel, machines: own.map((machine) => withDrawing(titled(machine, t), pageIndex)) };
}

/** The machines of a channel have no schema to name them: those that websockets usually have are named by the site. */
function titled<T extends StateMachine>(machine: T, t: CompilerText): T {
  const { id, title } = machine;
  const isNamed = title === id && (id === 'connection' || id === 'message');
  return isNamed ? { ...machine, title: t(`states.${id}`) } : machine;
}

/**
 * Every machine that an operation moves. A picture for the first one alone, that a page does not become heavy, and none where the page has a picture
 * of the whole machine.
 */
function getEffects(
  operation: string,
  machines: StateMachine[],
  { pageIndex, path }: { pageIndex: PageIndex; path: string },
): StateEffect[] {
  const moved = machines.filter(({ transitions }) =>
    transitions.some(({ operations }) => operations.some(({ id }) => id === operation)),
  );
  const isOnPage = ({ id }: StateMachine) => pageIndex.machines.get(id)?.path.startsWith(`${path}#`) ?? false;
  const drawnOne = moved[0] && !isOnPage(moved[0]) ? moved[0] : undefined;
  return moved.map((machine): StateEffect => {
    const around = machineAround(machine, operation);
    const own = around.transitions.flatMap(({ key, operations }) =>
      operations.some(({ id }) => id === operation) ? key : [],
    );
    const complete = pageIndex.machines.get(machine.id);
    return {
      machine: machine === drawnOne ? { ...around, drawing: layoutStates(around, own) } : around,
      own,
      ...(complete && { complete }),
    };
  });
}

/** Without repetitions: a schema that two documents refer to has its state machine in both. */
function getDistinct(machines: StateMachine[]): StateMachine[] {
  return [...new Map(machines.map((machine) => [JSON.stringify(machine), machine])).values()];
}
