import { listenActions } from './listen-actions.ts';
import { merchantActions } from './merchant-actions.ts';
import type { Action } from './model.ts';
import { outsideActions } from './outside-actions.ts';
import { tokenActions } from './token-actions.ts';

const all = { ...merchantActions, ...tokenActions, ...outsideActions, ...listenActions };

export type ActionName = keyof typeof all;

export const actions: Record<ActionName, Action> = all;

export const ACTIONS = Object.keys(all).filter((name): name is ActionName => name in all);
