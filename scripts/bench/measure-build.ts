import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT } from '../options.ts';

export type BuildFigures = { seconds: number; peakMegabytes: number };

const SAMPLE_MS = 50;

/** Runs the build in a process of its own and watches its memory. Throws when it fails. */
export function measureBuild(args: string[]): Promise<BuildFigures> {
  const start = performance.now();
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentKilobytes(build.pid));
  }, SAMPLE_MS);
  return new Promise((resolve, reject) => {
    build.on('exit', (code) => {
      clearInterval(timer);
      if (code !== 0) return reject(new Error(`the build ended with ${code}`));
      resolve({ seconds: (performance.now() - start) / 1000, peakMegabytes: peak / 1024 });
    });
  });
}

/** The kernel's own peak; 0 where there is no `/proc`. */
function residentKilobytes(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
