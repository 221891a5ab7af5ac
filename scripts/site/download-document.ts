import { lookup } from 'node:dns';
import { mkdir, writeFile } from 'node:fs/promises';
import { type ClientRequestArgs, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { dirname, join, posix } from 'node:path';
import { AuthorError } from '../../packages/base/node/author-error.ts';
import { getReason } from '../../packages/base/node/file-error.ts';

const MAX_BYTES = 50e6;
const MAX_MILLISECONDS = 30_000;
const MAX_REDIRECTS = 5;
/** Of a folder or a file; systems take 255 bytes. */
const MAX_NAME = 100;

export type DownloadOptions = {
  /** `Authorization: Bearer …`, sent to the origin of the address alone. */
  headers?: readonly string[] | undefined;
  /** Whether it may be in a private network. Otherwise a redirect could make this machine read what only it can reach. */
  allowsPrivate?: boolean | undefined;
};

/**
 * Saves the document at an address below `folder`, at the path that it has on its host, and returns the file. Throws with a message for the author:
 * no answer in 30 s, more than 50 MB, another status than 200, a private address.
 */
export async function downloadDocument(address: string, folder: string, options: DownloadOptions): Promise<string> {
  const url = new URL(address);
  const signal = AbortSignal.timeout(MAX_MILLISECONDS);
  const text = await download(url, options, signal).catch((error: unknown) => {
    if (error instanceof AuthorError) throw error;
    const late = `the response is not complete after ${MAX_MILLISECONDS / 1000} s`;
    throw new AuthorError(`${toShown(url)} cannot be read: ${signal.aborted ? late : getReason(error)}.`);
  });
  const { dir, base } = posix.parse(url.pathname);
  // No part of it may lead elsewhere: `..` and `.` are gone from a parsed address, but for those that are encoded.
  const parts = [url.hostname, ...dir.split('/'), base].map((part) =>
    part
      .replace(/[^\w.-]+/g, '-')
      .replace(/^\.+/, '')
      .slice(-MAX_NAME),
  );
  const extension = /\.(ya?ml|json)$/i.test(base) ? '' : text.trimStart().startsWith('{') ? '.json' : '.yaml';
  const file = join(folder, ...parts.filter(Boolean)) + extension;
  await mkdir(dirname(file), { recursive: true });
  // What needed credentials is nobody else's to read.
  await writeFile(file, text, { mode: 0o600 });
  return file;
}

async function download(
  start: URL,
  { headers = [], allowsPrivate = false }: DownloadOptions,
  signal: AbortSignal,
): Promise<string> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const own = url.origin === start.origin ? parseHeaders(headers) : {};
    const args = { signal, headers: { accept: 'application/yaml, application/json', ...own } };
    const response = await send(url, allowsPrivate ? args : { ...args, lookup: lookupPublic });
    const { statusCode = 0, headers: received } = response;
    if (statusCode === 200) return readText(response);
    response.destroy();
    if (statusCode < 300 || statusCode > 399 || received.location === undefined)
      throw new AuthorError(`${toShown(url)} answers with ${statusCode}.${statusCode === 401 ? AUTHORISATION : ''}`);
    url = new URL(received.location, url);
  }
  throw new AuthorError(`${toShown(start)} leads from one address to another more than ${MAX_REDIRECTS} times.`);
}

/** An address in a message: without user and query, which may be secrets. */
function toShown({ protocol, host, pathname, search }: URL): string {
  return `${protocol}//${host}${pathname}${search && '?…'}`;
}

const AUTHORISATION = " Give what it asks for with --header 'Authorization: …'.";

function send(url: URL, args: ClientRequestArgs): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw new AuthorError(`${toShown(url)} is not an http or https address.`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A host that is an address is not looked up.
  if (args.lookup !== undefined && isIP(host) && isPrivate(host)) throw new AuthorError(privateMessage(host));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => request(url, args, resolve).on('error', reject).end());
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    if (length > MAX_BYTES)
      throw new AuthorError(`The document is longer than ${MAX_BYTES / 1e6} MB. Download it and give its path.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseHeaders(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? [];
      if (name === undefined || value === undefined)
        throw new AuthorError(`--header must be a name and a value, such as 'Authorization: Bearer …', not "${line}".`);
      return [name, value];
    }),
  );
}

/** Looked up where the connection is made: a name cannot have another address by then. */
const lookupPublic: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const hidden = addresses?.find(({ address }) => isPrivate(address));
    if (error) return done(error, '');
    if (hidden !== undefined) return done(new AuthorError(privateMessage(host)), '');
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  });

function privateMessage(host: string): string {
  return `${host} is in a private network. Give --allow-private if it is yours.`;
}

/** Addresses that are not of the public internet (RFC 6890, RFC 8215). */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
  // Addresses of version 6 that lead to one of version 4: NAT64 (RFC 6052) and 6to4 (RFC 3056).
  PRIVATE.addSubnet(`64:ff9b::${network}`, 96 + prefix, 'ipv6');
  const [a = 0, b = 0, c = 0, d = 0] = network.split('.').map(Number);
  PRIVATE.addSubnet(`2002:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}::`, 16 + prefix, 'ipv6');
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

function isPrivate(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
