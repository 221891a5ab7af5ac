import { required } from '../../packages/base/invariant.ts';
import { listen } from '../../packages/base/node/listen.ts';
import { createSandboxServer } from '../../packages/simulator/node/server/sandbox-server.ts';
import { createCode, createSandboxTarget } from '../../packages/simulator/node/server/sandbox-target.ts';
import { listRequests } from '../../scripts/collections/collection.ts';
import { collectionFiles } from '../../scripts/collections/collection-files.ts';
import { composeCollection } from '../../scripts/collections/compose-collection.ts';
import { memoryCache } from '../../scripts/content/cache/cache.ts';
import { compile } from '../../scripts/content/compile.ts';
import type { SiteFolder } from '../../scripts/content/read/site.ts';
import { checkCalls } from './check-calls.ts';
import { profile } from './profile.ts';
import { createRecordingProxy, type RecordedCall } from './recording-proxy.ts';
import { findScenarioState } from './scenario-state.ts';

/** Composes the English collection once; `start` starts a simulator for one run of it, in the state of the examples. */
export async function prepareCollections(site: SiteFolder) {
  const { localeBuilds } = await compile(site, { cache: memoryCache() });
  const source = required(
    localeBuilds.find(({ site: { locale } }) => locale === site.config.sourceLocale),
    'A site has pages in its source language.',
  );
  const { folders, variables } = composeCollection(source, profile);
  const requests = listRequests({ folders, requests: [] });
  const cardId = variables.find(({ name }) => name === 'cardId')?.value ?? '';
  const state = required(
    await findScenarioState(site.dir, cardId, console.error),
    'A scenario has the card of the examples.',
  );

  return {
    async start() {
      const calls: RecordedCall[] = [];
      const { server, host, stop } = createSandboxServer(structuredClone(state), { log: () => undefined });
      const target = createSandboxTarget(await listen(server, 0), host);
      const proxy = createRecordingProxy(target.origin, (call) => calls.push(call));
      const origin = await listen(proxy, 0);
      const values = {
        ...{ baseUrl: origin, baseUrl2: origin },
        ...{ accessToken: await target.getToken(), code: createCode(host) },
      };
      return {
        files: collectionFiles(source, { profile, values }),
        findProblems: () => checkCalls(requests, calls),
        async stop() {
          proxy.close();
          proxy.closeAllConnections();
          await stop();
        },
      };
    },
  };
}
