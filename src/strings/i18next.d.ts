import 'i18next';
import type { Strings } from './i18n.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'interface';
    resources: Strings;
  }
}
