import type { PackageSource } from '../../scripts/packages/package.ts';
import { readContractVersion } from './contract-version.ts';

/** The typed client for TypeScript and JavaScript (decisions/0229). What builds it is loaded only when it has changed. */
export const clientPackage: PackageSource = {
  name: 'client',
  version: readContractVersion(),
  inputs: [
    'packages/simulator/generated/encrypted-fields.ts',
    'LICENSE',
    'asyncapi',
    'openapi',
    'site/client',
    'site/generate/api-types.ts',
    'packages/simulator/keys',
    'site/packages/client',
    'packages/simulator/protocol',
    'samples/listener.ts',
    'scripts/content/json',
    'scripts/content/read',
    'scripts/document',
    'packages/base/encoding',
  ],
  build: async (context) => (await import('./client/build-client.ts')).buildClient(context),
};
