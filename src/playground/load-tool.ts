import type { ComponentType } from 'react';
import type { ToolProps } from '../hooks/use-tool.ts';
import type { ToolName } from '../model/page.ts';

const LOADERS: Record<ToolName, (locale: string) => Promise<ComponentType<ToolProps>>> = {
  'signature-doctor': async (locale) => (await import('../../provider/doctor/load-doctor.ts')).loadDoctor(locale),
  checker: async (locale) => (await import('../../provider/checker/load-checker.ts')).loadChecker(locale),
  calculator: async (locale) => (await import('../../provider/calculator/load-calculator.ts')).loadCalculator(locale),
};

/** The code of a tool, with its texts. */
export function loadTool(name: ToolName, locale: string): Promise<ComponentType<ToolProps>> {
  return LOADERS[name](locale);
}
