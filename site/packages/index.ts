import type { PackageSource } from '../../scripts/packages/package.ts';
import { clientPackage } from './client.ts';
import { mcpPackage } from './mcp.ts';
import { simulatorPackage } from './simulator/simulator-package.ts';

export { downloads } from './downloads.ts';

/** What this site publishes below `downloads/`: `provider.packages` of its configuration. */
export const packages: PackageSource[] = [simulatorPackage, clientPackage, mcpPackage];
