import { formatProblem, type Problem } from './problem.ts';

/** How problems are printed for another program. `version`: that of the generator. */
type Format = (problems: readonly Problem[], context: { program: string; version: string }) => string;

/** By the value of `--format`. */
export const PROBLEM_FORMATS: Record<string, Format> = {
  text: (problems) => problems.map(formatProblem).join('\n'),
  json: (problems) => JSON.stringify(problems, null, 2),
  github: (problems) => problems.map(toAnnotation).join('\n'),
  sarif: (problems, { program, version }) => JSON.stringify(toSarif(problems, { program, version }), null, 2),
};

/** A workflow command of GitHub Actions, which shows the problem at its line of a pull request. */
function toAnnotation({ severity, file, line, column, message, hint }: Problem): string {
  const place = { file, line, col: column };
  const properties = Object.entries(place).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  );
  return `::${severity} ${properties.join(',')}::${escapeData(hint ? `${message}\n${hint}` : message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Static Analysis Results Interchange Format 2.1.0 (OASIS), which code scanning of most hosts reads. */
function toSarif(problems: readonly Problem[], { program, version }: { program: string; version: string }) {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: program, version } }, results: problems.map(toResult) }],
  };
}

function toResult({ severity, file, line, column, message, hint }: Problem) {
  const region = line === undefined ? {} : { region: { startLine: line, ...(column && { startColumn: column }) } };
  // A path is a relative reference here: what is no character of one is encoded (RFC 3986).
  const location = { artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') }, ...region };
  return {
    level: severity,
    message: { text: hint ? `${message} ${hint}` : message },
    locations: [{ physicalLocation: location }],
  };
}
