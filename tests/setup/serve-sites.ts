import type { Server } from 'node:http';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { listen } from '../../packages/base/node/listen.ts';
import { readBuildInfo } from '../../scripts/hosting/build-info.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { createSiteServer } from '../../scripts/server/site-server.ts';
import { FIXTURE_SITE, SITE } from './sites.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteOrigin: string;
    fixtureOrigin: string;
  }
}

export const servers: Server[] = [];

/** Serves the built sites once for all tests of `tests/site`; those that are not built are only missed there. */
export async function setup({ provide }: TestProject): Promise<void> {
  provide('siteOrigin', await serve(SITE.dir).catch(String));
  provide('fixtureOrigin', await serve(FIXTURE_SITE.dir).catch(String));
}

export function teardown(): void {
  for (const server of servers) server.close();
}

export async function serve(folder: string, port = 0): Promise<string> {
  const dir = join(ROOT, folder);
  const { base } = await readBuildInfo(dir).catch(() => {
    throw new Error(`${folder} is not built. Run \`npm run build\` and \`npm run fixtures\`.`);
  });
  const server = createSiteServer(dir, base);
  servers.push(server);
  return listen(server, port);
}
