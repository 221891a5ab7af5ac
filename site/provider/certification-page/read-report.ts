import { isRecord, parseJson } from '../../../packages/base/encoding/json.ts';
import type { Report } from '../../../packages/simulator/certification/grade.ts';
import type { GradedPoint } from '../../../packages/simulator/certification/grade-points.ts';

const VERDICTS = ['passed', 'failed', 'not seen'];
/** A page of this site with a section of it: a report may come from anywhere. */
const LINK = /^\/[\w/-]*(?:#[\w-]+)?$/;

/** The report in a text, as `--report` writes it. Undefined for anything else. */
export function readReport(text: string): Report | undefined {
  const value = parseJson(text);
  return isReport(value) ? value : undefined;
}

function isReport(value: unknown): value is Report {
  if (!isRecord(value) || value.schema !== 1) return false;
  const { seed, startedAt, endedAt, rounds, notDecidable, clients = [] } = value;
  const areTexts = [seed, startedAt, endedAt].every((one) => typeof one === 'string');
  const areInstants = [startedAt, endedAt].every((one) => !Number.isNaN(Date.parse(String(one))));
  const isListed = Array.isArray(notDecidable) && notDecidable.every(isLocalised);
  const areClients = Array.isArray(clients) && clients.every(isClient);
  return areTexts && isCount(rounds) && areInstants && isListed && areClients && hasVerdicts(value);
}

function isClient(value: unknown): boolean {
  return isRecord(value) && typeof value.client === 'string' && hasVerdicts(value);
}

/** Points with their counts. */
function hasVerdicts({ requests, summary, points }: Record<string, unknown>): boolean {
  const areCounts = [requests, ...VERDICTS.map((one) => isRecord(summary) && summary[one])].every(isCount);
  // Reports before advice have no count of it.
  const hasAdvice = isRecord(summary) && (summary.advice === undefined || isCount(summary.advice));
  return areCounts && hasAdvice && Array.isArray(points) && points.every(isPoint);
}

function isPoint(value: unknown): value is GradedPoint {
  if (!isRecord(value)) return false;
  const { id, title, verdict, severity, reason, evidence, expected, link } = value;
  return (
    typeof id === 'string' &&
    VERDICTS.includes(String(verdict)) &&
    (severity === undefined || severity === 'advice') &&
    (reason === undefined || typeof reason === 'string') &&
    isLocalised(title) &&
    isLocalised(expected) &&
    LINK.test(String(link)) &&
    Array.isArray(evidence) &&
    evidence.every(isEvidence)
  );
}

function isEvidence(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { at, requestId, operation, status, code } = value;
  return [at, requestId, operation].every((one) => typeof one === 'string') && isCount(status) && isCount(code);
}

function isLocalised(value: unknown): boolean {
  return isRecord(value) && typeof value.en === 'string' && typeof value.zh === 'string';
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
