import { createI18n, memoiseTexts } from '../../strings/i18n.ts';
import type { ProviderMembers } from '../provider/provider.ts';
import type { Session } from '../provider/session.ts';
import { accessInputs, findAlternative, getInputs } from './access-inputs.ts';
import { adaptBody } from './adapt-body.ts';
import { TokenError } from './client-credentials.ts';
import { listCookies } from './credentials.ts';
import { describeSettings } from './describe-settings.ts';
import { findMarks } from './find-marks.ts';
import { getLoaded, type LoadedOperation, loadOperation } from './loaded-operations.ts';
import { ENVIRONMENT, makeCall } from './make-call.ts';
import { listEntered } from './parameter-values.ts';
import { AddressError } from './server-address.ts';

const session: Session = {
  environment: ENVIRONMENT,
  subscribe: (listener) => accessInputs.listen(() => listener('local')),
  getState: accessInputs.get,
  isReady: () => true,
};

function needsCommand({ operation, document }: LoadedOperation): boolean {
  return listCookies(operation, findAlternative(operation, getInputs(document))).length > 0;
}

/** Calls of a site without a provider: what its documents say of servers, credentials, parameters and bodies is all that there is. */
export async function createDocumentsProvider(locale: string): Promise<ProviderMembers> {
  const t = memoiseTexts(createI18n(locale));
  return {
    environments: [
      {
        id: ENVIRONMENT,
        icon: 'ext',
        label: t('playground:documents.server'),
        hint: '',
        about: t('playground:documents.about'),
        isSimulated: false,
        isLocal: false,
        open: async () => session,
      },
    ],
    getDefaultSession: () => session,
    load: loadOperation,
    makeCall: ({ operation, ...request }) => makeCall(getLoaded(operation), request),
    describeError(error) {
      if (error instanceof AddressError) return t(`playground:documents.${error.reason}`, { url: error.url });
      if (!(error instanceof TokenError)) return undefined;
      const { url, status, code } = error;
      return status === 0
        ? t('playground:documents.tokenBlocked', { url })
        : t('playground:documents.tokenRefused', { url, status, code });
    },
    loadSettings:
      async () =>
      ({ operation }) =>
        describeSettings(getLoaded(operation), t),
    isFilledIn({ location, path: [name] }, { operation }) {
      const entered = listEntered(getLoaded(operation).operation);
      return location !== 'body' && !entered.some((one) => one.in === location && one.name === name);
    },
    adapt: (draft, _origin, { operation }) => adaptBody(getLoaded(operation), draft),
    files: ({ operation }) => getLoaded(operation).files,
    marks: (draft, { operation }) => findMarks(getLoaded(operation), draft),
    command: ({ operation, locale }) => ({
      hint: t('playground:documents.commandHint'),
      isShown: true,
      isNeeded: needsCommand(getLoaded(operation)),
      async create(draft) {
        const { createSample } = await import('./create-sample.ts');
        const text = await createSample('bash', getLoaded(operation), { id: operation.id, draft, locale });
        return { text, notice: t('playground:documents.copied') };
      },
    }),
    async loadSampleWriter() {
      const { createSample } = await import('./create-sample.ts');
      return (language, { operation, draft, locale }) =>
        createSample(language, getLoaded(operation), { id: operation.id, draft, locale });
    },
  };
}
