/** Where `npx api-docs sandbox` listens, if the port is free. */
export const SERVER_ORIGIN = 'http://localhost:4180';
