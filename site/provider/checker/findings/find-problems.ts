import { isRecord } from '../../../../packages/base/encoding/json.ts';
import { responseFields } from '../../../../packages/simulator/generated/response-fields.ts';
import { validators } from '../../../../packages/simulator/generated/response-validators.js';
import { compareFields, type FieldPath } from '../subject/known-fields.ts';
import type { Subject } from '../subject/recognise.ts';
import { type Finding, printPath } from './finding.ts';
import { findMoneyProblems } from './money-findings.ts';
import { findSchemaProblems } from './schema-findings.ts';

/** What was checked: findings, the gravest first, and how many fields have none. */
export type Check = { findings: Finding[]; matching: number };

const LEVELS = ['bad', 'warn', 'info'];

/** Compares what came back with the contract; nothing where it is not known what it should be. `within` is the path of what was pasted. */
export function findProblems(
  value: unknown,
  subject: Subject,
  status: number | undefined,
  within: FieldPath = [],
): Check | undefined {
  const validator = nameValidator(subject);
  if (validator === undefined) return subject.kind === 'frame' ? checkUnknownFrame(subject.type) : undefined;
  const fields = compareFields(validator, value);
  const unknown = fields.unknown.map((path): Finding => ({ level: 'info', path, rule: 'unknownField', values: {} }));
  const all = [
    ...findStructure(value, subject, validator),
    ...findStatus(value, status),
    ...findMoneyProblems(value),
    ...unknown,
  ];
  const findings = distinct(all.toSorted((one, other) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level)));
  const paths = new Set(findings.map(({ path }) => printPath(path)));
  const isPasted = (path: FieldPath) =>
    path.length > within.length && within.every((step, index) => path[index] === step);
  return { findings, matching: fields.known.filter((path) => isPasted(path) && !paths.has(printPath(path))).length };
}

function nameValidator(subject: Subject): string | undefined {
  if (subject.kind === 'response') return `${subject.operation}.${subject.status}`;
  if (subject.kind === 'frame') return subject.isKnown ? responseFields.frames[subject.type]?.validator : undefined;
  return subject.kind === 'error' ? 'error' : undefined;
}

/** New kinds of events may come without notice. */
function checkUnknownFrame(type: string): Check {
  const known = Object.keys(responseFields.frames);
  return {
    findings: [{ level: 'warn', path: ['type'], rule: 'unknownType', values: { value: type.slice(0, 60), known } }],
    matching: 0,
  };
}

function findStructure(value: unknown, subject: Subject, name: string): Finding[] {
  const validate = validators[name];
  if (!validate) return [];
  const findings = findSchemaProblems(validate, value);
  const data = subject.kind === 'frame' ? responseFields.frames[subject.type]?.data : undefined;
  const validateData = data === undefined ? undefined : validators[data];
  if (!validateData || !isRecord(value)) return findings;
  // The envelope of events allows the data of all of them, and objects to each that it is not.
  return [
    ...findings.filter(({ path }) => path[0] !== 'data'),
    ...findSchemaProblems(validateData, value.data).map((finding) => ({ ...finding, path: ['data', ...finding.path] })),
  ];
}

/** A code begins with its HTTP status; 0 is a success. */
function findStatus(value: unknown, status: number | undefined): Finding[] {
  if (status === undefined || !isRecord(value) || typeof value.code !== 'number') return [];
  const { code } = value;
  const fits = code === 0 ? status < 300 : Math.floor(code / 1000) === status;
  return fits ? [] : [{ level: 'bad', path: ['code'], rule: 'status', values: { code, status } }];
}

/** One finding for each path: the gravest, which comes first. */
function distinct(findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ path }) => {
    const key = printPath(path);
    return !seen.has(key) && seen.add(key);
  });
}
