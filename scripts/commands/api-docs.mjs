#!/usr/bin/env node
// The program in a checkout: `npx api-docs COMMAND`. Plain JavaScript, which translates the TypeScript of the commands by tsx.
import { register } from 'tsx/esm/api';

register();
await import('./main.ts');
