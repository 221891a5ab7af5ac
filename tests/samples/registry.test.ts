import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memoryCache } from '../../scripts/content/cache/cache.ts';
import { createMarkdown } from '../../scripts/content/markdown/markdown.ts';
import type { SampleLanguageName } from '../../src/model/sample-languages.ts';
import { siteFolder } from '../setup/site-contents.ts';
import { ROOT } from './toolchain.ts';

/** The signing helper that readers download and the driver that tests it, for every language of the registry. */
const FILES: Record<SampleLanguageName, { helper: string; driver: string }> = {
  bash: { helper: 'merchant-signing.sh', driver: 'driver.sh' },
  ts: { helper: 'merchant-signing.mts', driver: 'driver.ts' },
  python: { helper: 'merchant_signing.py', driver: 'driver.py' },
  java: { helper: 'MerchantSigning.java', driver: 'Driver.java' },
  go: { helper: 'merchant_signing.go', driver: 'driver.go' },
  php: { helper: 'merchant-signing.php', driver: 'driver.php' },
};

const { config } = await siteFolder();
const { code } = await createMarkdown(memoryCache());

test.each(Object.entries(FILES))(
  '%s has a published helper, a driver that tests it, and highlighting',
  (language, files) => {
    expect(existsSync(join(ROOT, 'samples', files.helper)), `samples/${files.helper}`).toBe(true);
    expect(config.attachments, 'attachments of site/site.ts').toContain(`samples/${files.helper}`);
    expect(existsSync(join(ROOT, 'tests/samples/drivers', files.driver)), `tests/samples/drivers/${files.driver}`).toBe(
      true,
    );
    // A language that is not loaded in scripts/content/markdown/highlight.ts gives plain text.
    expect(code(language, 'x = "text"; // 1').html, 'highlighted').toContain('<span');
  },
);
