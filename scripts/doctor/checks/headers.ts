import { SECURITY_HEADERS } from '../../hosting/rules.ts';
import { at, type Check, type Fault } from '../check.ts';
import { readDirective } from '../html.ts';

/** Pages, 404 pages and scripts have the headers that protect readers. */
export const checkHeaders: Check = async ({ home, get, paths }) => {
  const findings: Fault[] = [];
  for (const path of [
    ...paths.slice(0, 3),
    `${home.pathname}doctor-asks-for-a-missing-page`,
    `${home.pathname}llms.txt`,
  ]) {
    const { headers } = await get(path);
    const missing = Object.keys(SECURITY_HEADERS).filter((name) => headers.get(name) === null);
    if (home.protocol === 'https:' && headers.get('strict-transport-security') === null)
      missing.push('Strict-Transport-Security');
    findings.push(...missing.map((name) => at(path, `has no ${name}`)));
    const policy = headers.get('content-security-policy');
    if (policy !== null && readDirective(policy, 'frame-ancestors') === undefined)
      findings.push(at(path, 'its Content-Security-Policy does not have frame-ancestors'));
    if (!['nosniff', null].includes(headers.get('x-content-type-options')))
      findings.push(at(path, 'X-Content-Type-Options is not nosniff'));
  }
  return findings;
};
