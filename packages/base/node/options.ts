import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isBlockedPort } from './blocked-ports.ts';

/** A mistake on the command line: its message is all there is to say. */
export class UsageError extends Error {}

type Option = {
  type: 'string' | 'boolean';
  /** May be given several times. */
  multiple?: true;
  short?: string;
  default?: string;
  /** The value when the option is given without one. */
  implied?: string;
  help: string;
  /** What the help calls the value: `DIR`. */
  value?: string;
};

type Options = Record<string, Option>;

type Value<T extends Option> = T extends { type: 'boolean' }
  ? boolean | undefined
  : T extends { multiple: true }
    ? string[] | undefined
    : T extends { default: string }
      ? string
      : string | undefined;

type Command = {
  /** `npx api-docs serve [DIR] [--port N]` */
  usage: string;
  summary: string;
  /** How many arguments without a name are allowed: one, or any number. */
  hasPositional?: boolean | 'many';
  /** Whether a command of the reader may follow after `--`. */
  hasCommand?: boolean;
};

const HELP: Option = { type: 'boolean', short: 'h', help: 'print this text' };

/** Reads the options of a command. Ends the process after `--help`, and with one line and exit code 2 for an unknown option. */
export function readOptions<const T extends Options>(
  command: Command & { options: T },
): {
  values: { [Name in keyof T]: Value<T[Name]> };
  positional: string | undefined;
  positionals: string[];
  command: string[];
} {
  const options = { ...command.options, help: HELP };
  const args = process.argv.slice(2);
  const end = command.hasCommand && args.includes('--') ? args.indexOf('--') : args.length;
  const { values, positionals } = parseStrictly(args.slice(0, end), options, command);
  if (values.help) {
    console.log(formatHelp(command, options));
    process.exit(0);
  }
  // `parseArgs` gives what the options say: a value of the default's type, a list for `multiple`.
  return {
    values: values as { [Name in keyof T]: Value<T[Name]> },
    positional: positionals[0],
    positionals,
    command: args.slice(end + 1),
  };
}

function parseStrictly(args: readonly string[], options: Options, { usage, hasPositional }: Command) {
  try {
    const parsed = parseArgs({ args: addImplied(args, options), options, allowPositionals: true });
    const surplus = hasPositional === 'many' ? undefined : parsed.positionals[hasPositional ? 1 : 0];
    if (surplus !== undefined) throw new UsageError(`Unexpected argument '${surplus}'`);
    const empty = Object.entries(parsed.values).find(([, value]) => value === '');
    if (empty !== undefined) throw new UsageError(`Option '--${empty[0]}' has an empty value`);
    return parsed;
  } catch (error) {
    // The first sentence says what is wrong; the rest of Node's message is about values that begin with a dash.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\.? To specify|\.?\n/);
    return exitWithUsage(`${sentence.replace(/\.$/, '')}. Usage: ${usage}`);
  }
}

/** `--name` at the end, or before another option, becomes `--name=value`: Node's parser has no optional values. */
function addImplied(args: readonly string[], options: Options): string[] {
  return args.map((arg, index) => {
    const implied = arg.startsWith('--') ? options[arg.slice(2)]?.implied : undefined;
    const hasValue = args[index + 1]?.startsWith('-') === false;
    return implied === undefined || hasValue ? arg : `${arg}=${implied}`;
  });
}

function formatHelp({ usage, summary }: Command, options: Options): string {
  const rows = Object.entries(options).map(([name, { value, help, default: preset }]) => {
    const label = value ? `--${name} ${value}` : `--${name}`;
    return `  ${label.padEnd(18)} ${help}${preset === undefined ? '' : ` (default: ${preset})`}`;
  });
  return `${usage}\n\n${summary}\n\n${rows.join('\n')}`;
}

/** Prints one line and ends the process with exit code 2. */
export function exitWithUsage(message: string): never {
  console.error(message);
  process.exit(2);
}

/** The absolute path of a folder that must exist. */
export function toFolder(path: string): string {
  const folder = resolve(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) exitWithUsage(`There is no folder ${folder}.`);
  return folder;
}

/** The value of an option such as `--allow-origin` as a browser writes it into `Origin`. */
export function toOrigin(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin === 'null') exitWithUsage(`An origin must be an address such as https://docs.example.com, not "${text}".`);
  return origin;
}

/** A port number; 0 takes any free port. */
export function toPort(text: string): number {
  const port = toInteger('port', text, { min: 0, max: 65_535 });
  if (port !== 0 && isBlockedPort(port))
    exitWithUsage(`--port ${port}: browsers and fetch refuse to call this port. Choose another one.`);
  return port;
}

/** The value of a numeric option. */
export function toInteger(name: string, text: string, { min = 1, max = 1_000_000 } = {}): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max)
    exitWithUsage(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return number;
}

/** `--site DIR`, of every command that reads the sources of a site. */
export const SITE_OPTION = { type: 'string', value: 'DIR', default: resolve('.'), help: 'the site folder' } as const;

/** `--port` of a command that serves. `first`: the port that is tried first. */
export const portOption = (first: string) =>
  ({ type: 'string', value: 'N', default: first, help: 'the first port to try; 0: any' }) as const;
