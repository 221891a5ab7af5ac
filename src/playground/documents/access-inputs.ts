import { createStore } from '../../dom/store.ts';
import type { CallOperation, CallServer, SecurityAlternative } from '../schema/call-document.ts';
import { type AccessInputs, readKept, writeKept } from './kept-inputs.ts';
import { getServerAddress, readAddress } from './server-address.ts';

const NOTHING: AccessInputs = { url: '', variables: {}, credentials: {} };

/** By the address of the document. In memory only, because it has credentials, unless the reader keeps them for this tab. */
export const accessInputs = createStore<Readonly<Record<string, AccessInputs>>>(readKept());

export function getInputs(document: string): AccessInputs {
  return accessInputs.get()[document] ?? NOTHING;
}

export function changeInputs(document: string, values: Partial<AccessInputs>): void {
  accessInputs.set({ ...accessInputs.get(), [document]: { ...getInputs(document), ...values } });
  writeKept(accessInputs.get());
}

/** Servers that a page may call at all. */
export function listServers({ servers }: CallOperation): CallServer[] {
  return servers.filter((server) => getServerAddress(server, {}, location.href) !== undefined);
}

/** The chosen server, the first one before; undefined for an address of the reader's own. */
export function findServer(operation: CallOperation, { server }: AccessInputs): CallServer | undefined {
  const servers = listServers(operation);
  return server === undefined ? servers[0] : servers.find(({ url }) => url === server);
}

/** Where calls go; undefined where the reader has to enter it. */
export function findAddress(operation: CallOperation, inputs: AccessInputs): string | undefined {
  const server = findServer(operation, inputs);
  return server ? getServerAddress(server, inputs.variables, location.href) : readAddress(inputs.url);
}

/** The credentials to send: those that the reader chose, else the first that the document has. */
export function findAlternative({ security }: CallOperation, { alternative }: AccessInputs): SecurityAlternative {
  return security.find((one) => getAlternativeName(one) === alternative) ?? security[0] ?? [];
}

/** `api_key + oauth`; empty for a call without credentials. */
export function getAlternativeName(alternative: SecurityAlternative): string {
  return alternative.map(({ name }) => name).join(' + ');
}
