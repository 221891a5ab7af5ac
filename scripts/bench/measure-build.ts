import { type SpawnOptions, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { required } from '../../packages/base/invariant.ts';
import { ROOT } from '../installation/installation.ts';

/** `cpuSeconds` is what all threads together computed: on a busy machine it says more than the time that passed. */
export type BuildFigures = { seconds: number; cpuSeconds: number; peakMegabytes: number };

const SAMPLE_MS = 50;
/** Linux counts processor time in hundredths of a second, whatever the kernel. */
const TICKS_PER_SECOND = 100;

/** Runs the build of a checkout (`root`, default: this one), as `measureProgram`. */
export function measureBuild(args: string[], root = ROOT): Promise<BuildFigures> {
  return measureProgram(['--import', 'tsx', 'scripts/commands/build.ts', ...args], { cwd: root, stdio: 'inherit' });
}

/** Runs a program of Node in a process of its own and watches its memory and processor time. Throws when it fails. */
export function measureProgram(args: string[], options: SpawnOptions): Promise<BuildFigures> {
  const start = performance.now();
  const build = spawn(process.execPath, args, options);
  let cpuSeconds = 0;
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, peakKilobytes(build.pid));
    cpuSeconds = Math.max(cpuSeconds, processorSeconds(build.pid));
  }, SAMPLE_MS);
  return new Promise((resolve, reject) => {
    build.on('exit', (code) => {
      clearInterval(timer);
      if (code !== 0) return reject(new Error(`${args.at(-3)} ended with ${code}`));
      resolve({ seconds: (performance.now() - start) / 1000, cpuSeconds, peakMegabytes: peak / 1024 });
    });
  });
}

/** `7.4 s (9.1 s of processor), 410 MB` */
export function formatFigures({ seconds, cpuSeconds, peakMegabytes }: BuildFigures): string {
  return `${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of processor), ${peakMegabytes.toFixed(0)} MB`;
}

/** The kernel's own peak; 0 where there is no `/proc`. */
function peakKilobytes(pid: number | undefined): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readProcess(pid, 'status'))?.[1] ?? 0);
}

/** User and system time so far; see proc(5). The name of the program, in brackets, may hold spaces. */
function processorSeconds(pid: number | undefined): number {
  const fields = readProcess(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(required(fields[11], 'proc(5)')) + Number(required(fields[12], 'proc(5)'))) / TICKS_PER_SECOND;
}

function readProcess(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
