import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { readOptions } from '../../packages/base/node/options.ts';
import { step } from '../cli/step.ts';
import { FORMAT_OPTION, reportFindings } from '../findings/report-findings.ts';
import { toCommand } from '../installation/installation.ts';
import { buildSite } from '../site/build-site.ts';
import { openSource, SOURCE_OPTIONS } from '../site/open-source.ts';

// React decides by it which of its two versions runs.
process.env.NODE_ENV = 'production';
// On a machine with much memory V8 lets garbage grow to several times what is in use before it collects.
setFlagsFromString('--heap-growing-percent=50');
const { values, positionals } = readOptions({
  usage: toCommand('build', '[--site DIR | FILE …] [--out DIR] [--format FORMAT]'),
  hasPositional: 'many',
  summary: 'Builds a site: every page as a complete document, ready for any static host.',
  options: {
    ...SOURCE_OPTIONS,
    ...FORMAT_OPTION,
    packages: {
      type: 'string',
      value: 'DIR',
      help: 'packages of earlier builds, which stay published: the folder downloads of what is online',
    },
    verbose: { type: 'boolean', help: 'all warnings, however many there are' },
    since: {
      type: 'string',
      value: 'FILE|REVISION',
      help: 'a preview: pages say what has changed since this document, or in a site folder since this git revision, and the build lists them',
    },
    out: {
      type: 'string',
      value: 'DIR',
      default: resolve('dist'),
      help: 'receives the site; replaced when complete',
    },
  },
});

await reportFindings(values, async () => {
  const source = await openSource(values, positionals);
  const site = await step('read the configuration', source.read);
  const options = { outDir: resolve(values.out), earlierPackages: values.packages, since: values.since };
  return {
    findings: await buildSite({ ...source, site }, options),
    isBrief: !site.config.strict && !values.verbose,
  };
});
