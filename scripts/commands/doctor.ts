import { exitWithUsage, readOptions, toInteger, toOrigin } from '../../packages/base/node/options.ts';
import { CHECK_NAMES, examine } from '../doctor/examine.ts';
import { openLiveSite } from '../doctor/live-site.ts';
import { FINDING_OPTIONS, reportFindings } from '../findings/report-findings.ts';
import { toCommand } from '../installation/installation.ts';

const { values, positional } = readOptions({
  usage: toCommand('doctor', 'URL [--pages N] [--days N] [--origin ORIGIN] [--without CHECK] [--format FORMAT]'),
  summary: `Checks a deployed site from outside: ${CHECK_NAMES.join(', ')}.
Exit code 0: all is well; 1: something is wrong, and is printed; 2: there is no site.`,
  options: {
    ...FINDING_OPTIONS,
    pages: { type: 'string', value: 'N', default: '20', help: 'how many pages to look at' },
    days: { type: 'string', value: 'N', default: '14', help: 'how many days the certificate must last' },
    origin: { type: 'string', value: 'ORIGIN', help: 'what pages name as their origin, where it is not that of URL' },
    without: {
      type: 'string',
      multiple: true,
      value: 'CHECK',
      help: 'what the host cannot do; may be given several times',
    },
  },
  hasPositional: true,
});

await reportFindings(values, async () => {
  const { without = [] } = values;
  const unknown = without.find((name) => !CHECK_NAMES.includes(name));
  if (unknown !== undefined) exitWithUsage(`There is no check "${unknown}", only ${CHECK_NAMES.join(', ')}.`);
  if (positional === undefined || !/^https?:$/.test(URL.canParse(positional) ? new URL(positional).protocol : ''))
    exitWithUsage('Name the address of the home page, such as https://docs.example.com/.');
  const origin = values.origin === undefined ? undefined : toOrigin(values.origin);
  const pages = toInteger('pages', values.pages);
  const site = await openLiveSite(new URL(positional), { origin, pages });
  const examined = await examine(site, { days: toInteger('days', values.days), without });
  return {
    findings: examined.flatMap(({ findings }) => findings),
    summary: examined.map(({ name, findings }) => `${findings.length === 0 ? 'ok  ' : 'FAIL'}  ${name}`).join('\n'),
  };
});
