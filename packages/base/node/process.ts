import { hasCode } from './file-error.ts';

/** Whether a process with this id runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user cannot be signalled.
    return hasCode(error, 'EPERM');
  }
}
