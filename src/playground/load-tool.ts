import type { ComponentType } from 'react';
import type { ToolProps } from '../hooks/use-tool.ts';
import type { ToolName } from '../model/page.ts';
import { loadCalculatorStrings, loadCheckerStrings, loadDoctorStrings } from '../site/i18n.ts';

const LOADERS: Record<ToolName, (locale: string) => Promise<ComponentType<ToolProps>>> = {
  'signature-doctor': async (locale) => {
    const [{ SignatureDoctor }] = await Promise.all([
      import('./doctor/SignatureDoctor.tsx'),
      loadDoctorStrings(locale),
    ]);
    return SignatureDoctor;
  },
  checker: async (locale) => {
    const [{ Checker }] = await Promise.all([import('./checker/Checker.tsx'), loadCheckerStrings(locale)]);
    return Checker;
  },
  calculator: async (locale) => {
    const [{ Calculator }] = await Promise.all([import('./calculator/Calculator.tsx'), loadCalculatorStrings(locale)]);
    return Calculator;
  },
};

/** The code of a tool, with its texts. */
export function loadTool(name: ToolName, locale: string): Promise<ComponentType<ToolProps>> {
  return LOADERS[name](locale);
}
