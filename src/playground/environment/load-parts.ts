import { loadEnvironmentStrings } from '../../strings/i18n.ts';

/** The fields of calls beyond the page, with their texts. */
export async function loadEnvironmentParts(locale: string) {
  const [{ ConnectionPanel, SettingFields }] = await Promise.all([
    import('./parts.ts'),
    loadEnvironmentStrings(locale),
  ]);
  return { ConnectionPanel, SettingFields };
}
