import { createServer, type InlineConfig, mergeConfig, type ViteDevServer } from 'vite';
import viteConfig from '../../../vite.config.ts';

/** A development server of Vite that listens, with the configuration of this project. */
export async function startVite(own: InlineConfig): Promise<ViteDevServer> {
  const shared = viteConfig({ command: 'serve', mode: 'development' });
  const config: InlineConfig = mergeConfig(shared, {
    configFile: false,
    // No page of another origin may read what is served, on another port of this machine neither.
    server: { cors: false },
  });
  const server = await createServer(mergeConfig(config, own));
  return await server.listen();
}
