import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs of the administrator are not on everybody's path. */
export const PATH = [process.env.PATH, '/usr/sbin', '/sbin'].join(delimiter);
/** Where Debian installs packages of Go, as a GOPATH. */
export const DEBIAN_GO = '/usr/share/gocode';
/** The interpreter that has websockets. The packages of Debian are for its own one, which a version manager may hide. */
export const PYTHON_OF_WEBSOCKETS =
  ['python3', '/usr/bin/python3'].find((python) => succeeds(python, '-c', 'import websockets')) ?? 'python3';

/**
 * What tests start and a machine may lack, a program together with the library that the tests need: one that is there in part is not
 * installed. `.ci/apt-packages.txt` has the packages.
 */
const TOOLS = {
  bash: { name: 'bash', find: () => succeeds('bash', '--version') },
  curl: { name: 'cURL', find: () => succeeds('curl', '--version') },
  openssl: { name: 'OpenSSL', find: () => succeeds('openssl', 'version') },
  python: { name: 'Python', find: () => succeeds('python3', '--version') },
  'python-cryptography': {
    name: 'Python with the package cryptography',
    find: () => succeeds('python3', '-c', 'import cryptography'),
  },
  'python-websockets': {
    name: 'Python with the package websockets',
    find: () => succeeds(PYTHON_OF_WEBSOCKETS, '-c', 'import websockets'),
  },
  java: { name: 'Java with its compiler', find: () => succeeds('java', '--version') && succeeds('javac', '--version') },
  go: { name: 'Go', find: () => succeeds('go', 'version') },
  'go-websocket': {
    name: 'Go with the package gorilla/websocket',
    find: () => succeeds('go', 'version') && existsSync(join(DEBIAN_GO, 'src/github.com/gorilla/websocket')),
  },
  php: { name: 'PHP', find: () => succeeds('php', '--version') },
  'php-phpseclib': {
    name: 'PHP with phpseclib 3',
    // Without its parentheses, `include` takes the whole of the condition for a path.
    find: () => succeeds('php', '-r', "exit((@include 'phpseclib3/autoload.php') ? 0 : 1);"),
  },
  nginx: {
    name: 'nginx with its Brotli module',
    find: () => succeeds('nginx', '-v') && list('/etc/nginx/modules-enabled').some((file) => file.includes('brotli')),
  },
  caddy: { name: 'Caddy', find: () => succeeds('caddy', 'version') },
  apache: {
    name: 'Apache as Debian arranges it',
    find: () => succeeds('apache2', '-v') && existsSync('/etc/apache2/mods-available'),
  },
  postgres: { name: 'PostgreSQL', find: () => findPostgres() !== undefined },
} satisfies Record<string, { name: string; find: () => boolean }>;

export type Tool = keyof typeof TOOLS;
export type Needy = [title: string, options: { skip: boolean; timeout: number }];

/** Title of a test, or of a group, that needs tools, and options that skip it where one is not installed. The title says so, and the summary of a run counts it. */
export function needs(tools: Tool | readonly Tool[], title: string): Needy {
  const missing = [tools].flat().find((tool) => !isInstalled(tool));
  const note = missing === undefined ? '' : ` (skipped: ${TOOLS[missing].name} is not installed)`;
  return [`${title}${note}`, { skip: missing !== undefined, timeout: 120_000 }];
}

/** The folder of the newest PostgreSQL that Debian has installed, if there is one. */
export function findPostgres(): string | undefined {
  const base = '/usr/lib/postgresql';
  const [newest] = list(base).sort((a, b) => Number(b) - Number(a));
  return newest && join(base, newest, 'bin');
}

const found = new Map<Tool, boolean>();

function isInstalled(tool: Tool): boolean {
  const isThere = found.get(tool) ?? TOOLS[tool].find();
  found.set(tool, isThere);
  return isThere;
}

function succeeds(program: string, ...values: string[]): boolean {
  return spawnSync(program, values, { stdio: 'ignore', env: { ...process.env, PATH } }).status === 0;
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
