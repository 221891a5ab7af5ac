/** Ids that the shell keeps for itself on every page: no heading may take one. */
export const SHELL_IDS = ['announcer', 'app', 'main', 'menu', 'side', 'title', 'toc'];
