import { runCommand } from '../../packages/base/node/command.ts';
import { exitWithUsage } from '../../packages/base/node/options.ts';
import { readVersion } from '../installation/installation.ts';
import { type Finding, FindingsError } from './finding.ts';
import { FORMATS } from './formats.ts';

const NAMES = Object.keys(FORMATS);
const FAILURES = ['error', 'warning', 'never'];
/** Of mistakes in third-party documents a builder reads a few of each kind. */
const MAX_WARNINGS = 20;

/** `--format` of a command that reports findings beside what it does. */
export const FORMAT_OPTION = {
  format: { type: 'string', value: 'FORMAT', default: 'text', help: NAMES.join(', ') },
} as const;

/** The options of a command that only reports findings. */
export const FINDING_OPTIONS = {
  ...FORMAT_OPTION,
  'fail-on': { type: 'string', value: 'SEVERITY', default: 'error', help: FAILURES.join(', ') },
} as const;

/** What a command has found. `summary`: for people, below the findings. */
export type Outcome = {
  findings: readonly Finding[];
  summary?: string;
  /** As text, some of many warnings are enough. */
  isBrief?: boolean;
};

/**
 * Runs a command and prints what it has found, the same way for all of them. Exit code 1 for a finding that `--fail-on` names. For another program the standard
 * output has the findings alone: what else the command prints goes to the standard error.
 */
export async function reportFindings(
  { format, 'fail-on': failOn = 'error' }: { format: string; 'fail-on'?: string },
  work: () => Promise<Outcome>,
): Promise<void> {
  const print = FORMATS[format] ?? exitWithUsage(`--format must be one of ${NAMES.join(', ')}.`);
  if (!FAILURES.includes(failOn)) exitWithUsage(`--fail-on must be one of ${FAILURES.join(', ')}.`);
  const isText = format === 'text';
  await runCommand(async () => {
    const { findings, summary, isBrief } = await (isText ? work() : withoutOutput(work)).catch(toOutcome);
    const warnings = isBrief && isText ? findings.filter(({ severity }) => severity === 'warning') : [];
    const omitted = new Set(warnings.slice(MAX_WARNINGS));
    const text = print(
      findings.filter((finding) => !omitted.has(finding)),
      await readVersion(),
    );
    if (text !== '') console.log(text);
    if (omitted.size > 0) console.log(`… and ${omitted.size} more warnings (all of them: --verbose)`);
    if (summary !== undefined) (isText ? console.log : console.error)(summary);
    return !findings.some(({ severity }) => severity === failOn || (severity === 'error' && failOn === 'warning'));
  });
}

function toOutcome(error: unknown): Outcome {
  if (error instanceof FindingsError) return { findings: error.findings };
  throw error;
}

/** Runs with what is printed on the standard error. */
async function withoutOutput<T>(work: () => Promise<T>): Promise<T> {
  const { write } = process.stdout;
  process.stdout.write = process.stderr.write.bind(process.stderr);
  try {
    return await work();
  } finally {
    process.stdout.write = write;
  }
}
