import { PROGRAM } from '../installation/installation.ts';
import { type Finding, formatFinding } from './finding.ts';

/** How findings are printed, by the value of `--format`. `version`: that of the generator. */
export const FORMATS: Record<string, (findings: readonly Finding[], version: string) => string> = {
  text: (findings) => findings.map(formatFinding).join('\n'),
  json: (findings) => JSON.stringify(findings, null, 2),
  github: (findings) => findings.map(toAnnotation).join('\n'),
  // Static Analysis Results Interchange Format 2.1.0 (OASIS), which code scanning of most hosts reads.
  sarif: (findings, version) => {
    const runs = [{ tool: { driver: { name: PROGRAM, version } }, results: findings.map(toResult) }];
    return JSON.stringify(
      { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs },
      null,
      2,
    );
  },
};

/** A workflow command of GitHub Actions, which shows the finding at its line of a pull request. */
function toAnnotation({ severity, file, line, column, message, hint, rule }: Finding): string {
  const properties = Object.entries({ file, line, col: column, title: rule }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  );
  return `::${severity === 'note' ? 'notice' : severity} ${properties.join(',')}::${escapeData(hint ? `${message}\n${hint}` : message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function toResult({ severity, file, line, column, message, hint, rule }: Finding) {
  const region = line === undefined ? {} : { region: { startLine: line, ...(column && { startColumn: column }) } };
  // A path is a relative reference here: what is no character of one is encoded (RFC 3986).
  const uri = URL.canParse(file) ? file : file.split('/').map(encodeURIComponent).join('/');
  return {
    ...(rule && { ruleId: rule }),
    level: severity,
    message: { text: hint ? `${message} ${hint}` : message },
    locations: [{ physicalLocation: { artifactLocation: { uri }, ...region } }],
  };
}
