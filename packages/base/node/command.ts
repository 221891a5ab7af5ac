import { AuthorError } from './author-error.ts';
import { getReason, hasCode } from './file-error.ts';
import { exitWithUsage, UsageError } from './options.ts';

/**
 * Runs a command: exit code 0, 1 for mistakes in the content that it has reported, 2 with one line for a wrong use of the command, 2
 * with a stack trace for mistakes of ours. A command with codes of its own returns one.
 */
export async function runCommand(command: () => Promise<boolean | number>): Promise<void> {
  try {
    const ended = await command();
    process.exitCode = typeof ended === 'number' ? ended : ended ? 0 : 1;
  } catch (error) {
    if (error instanceof UsageError) exitWithUsage(error.message);
    if (hasCode(error, 'ENOSPC', 'EDQUOT'))
      exitWithUsage(`${toPlace(error)}: ${getReason(error)}. Free some space and run the command again.`);
    if (error instanceof AuthorError) console.error(error.message);
    else console.error(error);
    process.exitCode = error instanceof AuthorError ? 1 : 2;
  }
}

/** Of a copy, the file that is written. */
function toPlace(error: unknown): string {
  if (!(error instanceof Error)) return 'A file cannot be written';
  const path = 'dest' in error ? error.dest : 'path' in error && error.path;
  return typeof path === 'string' ? `${path} cannot be written` : 'A file cannot be written';
}
