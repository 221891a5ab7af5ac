import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/a11y/**', 'tests/fixtures/**'],
    reporters: ['default', 'json'],
    outputFile: { json: '.generated/test-results/unit.json' },
  },
});
