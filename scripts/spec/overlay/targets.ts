import type { Report } from '../../findings/finding.ts';
import type { Translation } from '../contract.ts';

/** Every action must match something: a target that matches nothing is a translation that nobody sees. */
export function checkTargets({ overlay, result }: Translation, report: Report): void {
  overlay?.actions.forEach(({ target, pointer }, index) => {
    if (result?.matches[index]?.length === 0) {
      const position = overlay.source.locate(`${pointer}/target`);
      const hint = 'The part was renamed or removed: follow it, or remove the action.';
      report({ severity: 'error', ...position, message: `The target ${target} matches nothing.`, hint });
    }
  });
}
