import { writeFileSync } from 'node:fs';
import { formatTerminal } from '../../certification/report/format-terminal.ts';
import type { SandboxHost } from '../../simulator/host.ts';
import { createEnvironment } from '../server/environment-files.ts';
import { createCode } from '../server/sandbox-target.ts';
import type { Certifier } from './certifier.ts';
import { runCommandOnce } from './run-command.ts';
import { runRounds } from './run-rounds.ts';

export type CertifyOptions = {
  host: SandboxHost;
  certifier: Certifier;
  origin: string;
  /** Where the keys are written that the command reads. */
  folder: string;
  command: readonly string[];
};

/** Runs the command round by round, each time with a code and an access token of its own. */
export function certifyCommand({ host, certifier, origin, folder, command }: CertifyOptions): Promise<void> {
  return runRounds(host, certifier, (round) => {
    const credentials = { origin, accessToken: host.issueToken().accessToken, code: createCode(host) };
    return runCommandOnce(command, { ...createEnvironment(folder, credentials), CERTIFICATION_ROUND: String(round) });
  });
}

/** A command that fails by itself shows little of what it would do. */
const FAILS_ALONE = {
  en: (code: number) =>
    `The command ended with ${code} in the round without faults. Repair that first: what it did not send was not graded.`,
  zh: (code: number) => `在没有注入故障的一轮中，命令以 ${code} 退出。请先修复：未发送的请求没有评分。`,
};

/** Prints the report in the language of the terminal and writes it as JSON. Gives the exit code: 1 when a point has failed, 3 when one was not seen, or the command failed without any fault. */
export function finishReport(
  certifier: Certifier,
  { file, call, client }: { file: string | undefined; call: string; client: readonly string[] },
): number {
  const report = certifier.readReport();
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  const repeat = `${call} --certify --seed ${report.seed} -- ${client.join(' ')}`;
  const language = process.env.LANG?.startsWith('zh') ? 'zh' : 'en';
  console.log(formatTerminal(report, language, client.length > 0 ? repeat : undefined));
  const [first] = certifier.getLog().rounds;
  const hasWorked = first === undefined || first.exitCode === 0;
  if (!hasWorked) console.log(FAILS_ALONE[language](first.exitCode));
  if (report.summary.failed > 0) return 1;
  return report.summary['not seen'] > 0 || !hasWorked ? 3 : 0;
}
