import type { PackageSource } from '../../scripts/packages/package.ts';
import { readContractVersion } from './contract-version.ts';

/** The typed client for TypeScript and JavaScript (decisions/0229). What builds it is loaded only when it has changed. */
export const clientPackage: PackageSource = {
  name: 'client',
  version: readContractVersion(),
  inputs: [
    '.generated/sandbox/encrypted-fields.ts',
    'LICENSE',
    'asyncapi',
    'openapi',
    'site/client',
    'provider/keys',
    'site/packages/client',
    'provider/protocol',
    'samples/listener.ts',
    'scripts/content/json',
    'scripts/content/read',
    'scripts/document',
    'src/encoding',
  ],
  build: async (context) => (await import('./client/build-client.ts')).buildClient(context),
};
