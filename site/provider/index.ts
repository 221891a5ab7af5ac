import { YOUR_VALUES } from '../../src/model/your-values.ts';
import type { ProviderModule } from '../../src/playground/provider/provider.ts';
import type { tools } from '../tools.ts';
import { loadStrings } from './strings/text.ts';

type Tools = typeof tools;
type Names<Kind> = { [Name in keyof Tools]: Tools[Name]['kind'] extends Kind ? Name : never }[keyof Tools];

const inline: Record<Names<'inline'>, NonNullable<ProviderModule['inline']>[string]> = {
  'signature-doctor': async (locale) => (await import('./doctor/load-doctor.ts')).loadDoctor(locale),
  checker: async (locale) => (await import('./checker/load-checker.ts')).loadChecker(locale),
  certification: async (locale) =>
    (await import('./certification-page/load-certification.ts')).loadCertification(locale),
  'checklist-verdicts': async (locale) =>
    (await import('./certification-page/load-certification.ts')).loadGoingLive(locale),
  'token-checklist-verdicts': async (locale) =>
    (await import('./certification-page/load-certification.ts')).loadTokenPayment(locale),
  calculator: async (locale) => (await import('./calculator/load-calculator.ts')).loadCalculator(locale),
};

const dialogs: Record<Names<'dialog'> | typeof YOUR_VALUES, NonNullable<ProviderModule['dialogs']>[string]> = {
  [YOUR_VALUES]: async (locale) => (await import('./values/load-values.ts')).loadValues(locale),
  'retry-lab': async (locale) => (await import('./retry-lab/load-retry-lab.ts')).loadRetryLab(locale),
  'websocket-lab': async (locale) => (await import('./websocket-lab/load-websocket-lab.ts')).loadWebsocketLab(locale),
};

/** For the console, which is a module of its own. */
export const createSimulatorAccess = async (locale: string) =>
  (await import('./console/simulator.ts')).createSimulatorAccess(locale);

/** The provider of this site. Small, because its programs stand on pages that never call it. */
export const provider: ProviderModule = {
  api: 1,
  inline,
  dialogs,
  applyValues: async (locale) => (await import('./values/apply-values.ts')).applyValues(locale),
  async create(locale) {
    const [{ createProvider }] = await Promise.all([import('./provider.ts'), loadStrings(locale, 'provider')]);
    return createProvider(locale);
  },
};
