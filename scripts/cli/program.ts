import { exitWithUsage } from '../../packages/base/node/options.ts';

export type Command = {
  /** What it does, as in a list of commands. */
  about: string;
  /** Imports the module of the command, which runs it with the rest of the command line. */
  load: () => Promise<unknown>;
};

/** By name, of one word or two: `build`, `new guide`. */
export type Commands = Readonly<Record<string, Command>>;

/**
 * Runs the command that the first words of the command line name, and lists all commands for `--help`. `readMore`: commands that are looked for
 * only when they are needed.
 */
export async function runProgram(
  program: string,
  { about, commands, readMore }: { about: string; commands: Commands; readMore?: () => Promise<Commands> },
): Promise<void> {
  const [first = '--help', second = ''] = process.argv.slice(2);
  if (['--help', '-h', 'help'].includes(first)) {
    const more = await readMore?.().catch(() => undefined);
    console.log(formatHelp(program, about, { ...commands, ...more }));
    return;
  }
  const names = [`${first} ${second}`, first];
  const find = (list: Commands) => names.find((name) => Object.hasOwn(list, name));
  const all =
    find(commands) || !readMore
      ? commands
      : await readMore().catch((error: unknown) =>
          exitWithUsage(error instanceof Error ? error.message : String(error)),
        );
  const name = find(all);
  const command = name === undefined ? undefined : all[name];
  if (name === undefined || command === undefined)
    return exitWithUsage(`There is no command "${first}". ${program} --help lists them.`);
  process.argv.splice(2, name.split(' ').length);
  await command.load();
}

function formatHelp(program: string, about: string, commands: Commands): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const rows = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
  return `${program} COMMAND [OPTIONS]

${about}

${rows.join('\n')}

${program} COMMAND --help lists the options of a command. Exit codes: 0 done, 1 mistakes in the content, 2 wrong use or a mistake of ours.`;
}
