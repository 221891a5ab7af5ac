import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/a11y/**', 'tests/fixtures/**'],
    // Patient, because the machine that runs this may be busy; a test that hangs is still found.
    testTimeout: 30_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.generated/test-results/unit.json' },
  },
});
