import { randomUUID } from 'node:crypto';
import { LOOPBACK_PAGES, type LocalAccess } from '../../packages/base/node/local-access.ts';
import { exitWithUsage, portOption, readOptions, toOrigin, toPort } from '../../packages/base/node/options.ts';
import type { PointId } from '../../packages/simulator/certification/points/point-ids.ts';
import { readPoints } from '../../packages/simulator/certification/points/point-patterns.ts';
import { origin as siteOrigin } from '../origin.ts';

export const LOOPBACK = '127.0.0.1';

const OPTIONS = {
  port: portOption('4180'),
  host: { type: 'string', value: 'ADDRESS', default: LOOPBACK, help: 'where to listen; 0.0.0.0 in a container' },
  clock: { type: 'string', value: 'INSTANT', help: 'a stopped clock until it is moved: 2026-01-15T08:00:00Z' },
  state: { type: 'string', value: 'FILE', help: 'keeps the state in a file' },
  seed: { type: 'string', value: 'TEXT', help: 'what ids and tokens are drawn from; the same seed draws the same' },
  env: {
    type: 'string',
    value: 'DIR',
    help: 'where to write the test keys as PEM files, and env.sh with the variables of the samples',
  },
  'signing-proxy': {
    type: 'string',
    value: 'URL',
    implied: 'sandbox',
    help: 'signs what it is sent, for tools that cannot sign: for this sandbox, or, without one, for the API at URL',
  },
  'allow-origin': {
    type: 'string',
    multiple: true,
    value: 'URL',
    help: `pages that may call it, beside those of this machine and of ${siteOrigin}`,
  },
  'allow-host': {
    type: 'string',
    multiple: true,
    value: 'NAME',
    help: 'other names by which it may be called, such as that of a container',
  },
  quiet: { type: 'boolean', help: 'no line for each request' },
  certify: {
    type: 'boolean',
    help: 'grades your client: COMMAND runs once without faults, then once for each; without one, what happens until Ctrl+C',
  },
  report: {
    type: 'string',
    multiple: true,
    value: 'FILE',
    help: 'writes the report of --certify: JSON, or JUnit XML (.xml), or Markdown (.md); more than one can be given',
  },
  'allow-not-seen': {
    type: 'string',
    multiple: true,
    value: 'POINTS',
    help: 'points that need not be seen for exit code 0, such as W* or O2',
  },
  only: {
    type: 'string',
    value: 'POINTS',
    help: 'with --certify -- COMMAND: these points, such as S1,U2, and the rounds that they need',
  },
  rounds: {
    type: 'string',
    value: 'N',
    help: 'with --certify -- COMMAND: at most N rounds with a fault after the one without',
  },
  strict: { type: 'boolean', help: 'with --certify: a failed point that is advice counts as any other' },
  'rotate-key': {
    type: 'boolean',
    help: 'with --certify: your client gets a second signing key of the provider, and responses that it made (S5)',
  },
  long: { type: 'boolean', help: 'with --certify: also what takes minutes (U3, W9)' },
  daily: {
    type: 'string',
    value: 'COMMAND',
    help: 'with --certify and a command: your daily job, run once after purchases that fill more than a page (M3)',
  },
  crash: { type: 'boolean', help: 'with --certify: also kills COMMAND, and starts it again (U4)' },
  by: {
    type: 'string',
    value: 'family',
    help: 'with --certify and no command: grades the tokens of each authorization code as a client of their own',
  },
  guide: { type: 'boolean', help: 'with --certify and no command: says which step has not been seen yet' },
} as const;

/** The options of the command line. Ends the process when one is wrong. */
export function readSimulatorOptions(command: string) {
  const { values, command: client } = readOptions({
    hasCommand: true,
    usage: `${command} [--port N] [--host ADDRESS] [--clock INSTANT] [--state FILE] [--seed TEXT] [--env DIR] [--signing-proxy [URL]] [--allow-origin URL] [--allow-host NAME] [--quiet] [--certify [--report FILE]… [--only POINTS] [--rounds N] [--strict] [--rotate-key] [--long] [--crash] [--daily COMMAND] [--by family] [--guide] [-- COMMAND…]]`,
    summary: `Serves the simulated provider over HTTP and websocket, on this machine only, with test credentials.
${command} explain FILE says why a request is refused.`,
    options: OPTIONS,
  });
  const instant = values.clock === undefined ? undefined : Date.parse(values.clock);
  if (Number.isNaN(instant))
    exitWithUsage(`--clock must be an instant such as 2026-01-15T08:00:00Z, not "${values.clock}".`);
  checkCertifyOptions(values, client);
  const access: LocalAccess = {
    pages: [LOOPBACK_PAGES, siteOrigin, ...(values['allow-origin'] ?? []).map(toOrigin)],
    hosts: [values.host, ...(values['allow-host'] ?? [])].map((name) => name.toLowerCase()),
  };
  return {
    ...values,
    by: toBy(values.by),
    only: toPoints(values.only),
    rounds: toCount(values.rounds),
    client,
    seed: values.seed ?? randomUUID(),
    port: toPort(values.port),
    instant,
    access,
    proxied: values['signing-proxy'],
  };
}

function toBy(value: string | undefined): 'family' | undefined {
  return value === undefined || value === 'family' ? value : exitWithUsage(`--by can be family, not "${value}".`);
}

const CERTIFYING = [
  'report',
  'only',
  'rounds',
  'strict',
  'rotate-key',
  'long',
  'crash',
  'daily',
  'by',
  'guide',
] as const;

type CertifyValues = Partial<Record<(typeof CERTIFYING)[number] | 'certify' | 'state', unknown>>;

function checkCertifyOptions(values: CertifyValues, client: readonly string[]): void {
  if (!values.certify && (client.length > 0 || CERTIFYING.some((name) => values[name])))
    exitWithUsage(`A command and ${CERTIFYING.map((name) => `--${name}`).join(', ')} need --certify.`);
  if ((values.guide || values.by) && client.length > 0)
    exitWithUsage('--guide and --by are for clients that are watched: leave out the command.');
  if ((values.only || values.rounds) && client.length === 0)
    exitWithUsage('--only and --rounds are for a command: a client that is watched has no rounds.');
  if (values.certify && values.state !== undefined)
    exitWithUsage('--certify starts with a fresh state: leave out --state.');
}

function toPoints(list: string | undefined): PointId[] | undefined {
  if (list === undefined) return undefined;
  const read = readPoints(list);
  return 'points' in read ? read.points : exitWithUsage(`--only: there is no point "${read.unknown}".`);
}

function toCount(text: string | undefined): number | undefined {
  if (text === undefined || /^\d{1,3}$/.test(text)) return text === undefined ? undefined : Number(text);
  return exitWithUsage(`--rounds must be a number, not "${text}".`);
}
