import { createHash } from 'node:crypto';
import { at, type Check, checkEach } from '../check.ts';
import { readDirective, readHead } from '../html.ts';

/** Every script and style of a page is named by the policy of the page, and no policy of the host forbids them. */
export const checkPolicy: Check = ({ get, paths }) =>
  checkEach(paths, async (path) => {
    const { headers, text } = await get(path);
    const { policy, inline } = readHead(text);
    if (policy === '') return [at(path, 'has no content security policy')];
    const policies = [policy, ...(headers.get('content-security-policy')?.split(/,\s*/) ?? [])];
    return inline.flatMap(({ kind, text }) => {
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      const isRefused = policies.some((policy) => {
        const sources = readDirective(policy, `${kind}-src`) ?? readDirective(policy, 'default-src');
        return sources !== undefined && !sources.includes(hash) && !isAnyAllowed(sources);
      });
      return isRefused ? [at(path, `a policy refuses a ${kind} of the page (${text.slice(0, 40).trim()} …)`)] : [];
    });
  });

/** A hash in the list switches the word off. */
function isAnyAllowed(sources: readonly string[]): boolean {
  return sources.includes("'unsafe-inline'") && !sources.some((source) => source.startsWith("'sha256-"));
}
