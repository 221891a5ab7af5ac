import { writeFileSync } from 'node:fs';
import { isGenuine } from '../../certification/discarded.ts';
import type { Exchange } from '../../certification/exchange.ts';
import { findNextStep } from '../../certification/next-step.ts';
import { fitsPattern } from '../../certification/points/point-patterns.ts';
import { formatFile } from '../../certification/report/format-file.ts';
import { formatTerminal } from '../../certification/report/format-terminal.ts';
import { isMissing } from '../../certification/report/is-missing.ts';
import { type ReportLanguage, TEXTS } from '../../certification/report/report-texts.ts';
import { listSigningKeys } from '../../core/envelope/seal.ts';
import type { SandboxHost } from '../../core/host.ts';
import { createEnvironment } from '../server/environment-files.ts';
import { createCode } from '../server/sandbox-target.ts';
import type { Certifier } from './certifier.ts';
import { runCommandOnce } from './run-command.ts';
import { type RunClient, runRounds } from './run-rounds.ts';

export type CertifyOptions = {
  host: SandboxHost;
  certifier: Certifier;
  origin: string;
  /** Where the keys are written that the command reads. */
  folder: string;
  command: readonly string[];
  /** Of a shell: the reader's daily job. */
  daily?: string | undefined;
  /** At most so many rounds with a fault. */
  rounds?: number | undefined;
};

/** Runs the command round by round, each time with a code and an access token of its own. */
export function certifyCommand({
  host,
  certifier,
  origin,
  folder,
  command,
  daily = '',
  rounds = Number.POSITIVE_INFINITY,
}: CertifyOptions): Promise<void> {
  const run: RunClient = (round, { crash, end, isDaily } = {}) => {
    const verificationKeys = listSigningKeys(host.getState());
    const credentials = {
      ...{ origin, verificationKeys },
      ...{ accessToken: host.issueToken().accessToken, code: createCode(host) },
    };
    // The daily job reads what the round without faults has left.
    const variables = { ...createEnvironment(folder, credentials), CERTIFICATION_ROUND: String(isDaily ? 0 : round) };
    return runCommandOnce(isDaily ? ['sh', '-c', daily] : command, variables, crash ?? end);
  };
  let planned = 0;
  return runRounds(host, certifier, run, () => {
    planned += 1;
    return planned <= rounds;
  });
}

/** How often it is looked whether a step was taken. */
const GUIDE_MS = 1000;

/** Prints the next step that a watched client has not taken, whenever it changes. Gives what ends it. */
export function guideClient(certifier: Certifier, print: (line: string) => void): () => void {
  const { step: texts } = TEXTS[getTerminalLanguage()];
  let printed = '';
  let seen = -1;
  const look = () => {
    const { exchanges } = certifier.getLog();
    if (exchanges.length === seen) return;
    seen = exchanges.length;
    const report = certifier.readReport();
    const step = findNextStep({ exchanges }, report);
    const line = texts[step].replace('{{count}}', String(report.points.filter(isMissing).length));
    if (line !== printed) print(line);
    printed = line;
  };
  look();
  const timer = setInterval(look, GUIDE_MS);
  return () => clearInterval(timer);
}

function getTerminalLanguage(): ReportLanguage {
  return process.env.LANG?.startsWith('zh') ? 'zh' : 'en';
}

/** A command that fails by itself shows little of what it would do. */
const FAILS_ALONE = {
  en: (code: number) =>
    `The command ended with ${code} in the round without faults. Repair that first: what it did not send was not graded.`,
  zh: (code: number) => `在没有注入故障的一轮中，命令以 ${code} 退出。请先修复：未发送的请求没有评分。`,
};
const LAST_RESPONSE = {
  en: ({ operation, requestId }: Exchange) =>
    `Its last response, ${requestId} of ${operation}, is genuine: the signature is valid over the bytes that arrived. A client that refused it verifies other bytes.`,
  zh: ({ operation, requestId }: Exchange) =>
    `它收到的最后一个响应（${operation}，${requestId}）真实有效：签名对收到的字节有效。如果客户端拒绝了该响应，则它验签的不是这些字节。`,
};

type FinishOptions = {
  files?: readonly string[] | undefined;
  /** Points that need not be seen: `W*`, `O2`. */
  allowed?: readonly string[] | undefined;
  call: string;
  client: readonly string[];
};

/** Prints the report in the language of the terminal and writes it into files. Gives the exit code: 1 when a point has failed, 3 when one was not seen, or the command failed without any fault. */
export function finishReport(certifier: Certifier, { files = [], allowed = [], call, client }: FinishOptions): number {
  const report = certifier.readReport();
  const repeat = `${call} --certify --seed ${report.seed} -- ${client.join(' ')}`;
  const language = getTerminalLanguage();
  for (const file of files) writeFileSync(file, formatFile(file, report, language));
  console.log(formatTerminal(report, language, client.length > 0 ? repeat : undefined));
  const [first] = certifier.getLog().rounds;
  const hasWorked = first === undefined || first.exitCode === 0;
  if (!hasWorked) {
    console.log(FAILS_ALONE[language](first.exitCode));
    const last = certifier.getLog().exchanges.at(-1);
    if (last && isGenuine(last)) console.log(LAST_RESPONSE[language](last));
  }
  if (report.summary.failed > 0) return 1;
  const missing = report.points.filter(
    (point) => isMissing(point) && !allowed.some((one) => fitsPattern(point.id, one)),
  );
  return missing.length > 0 || !hasWorked ? 3 : 0;
}
