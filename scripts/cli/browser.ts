import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe', 'msedge.exe'];
const EXECUTABLES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/** For containers: no sandbox, no GPU, and no request that a page did not make. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Else the headless shell rounds the widths of letters to whole pixels.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium on this machine: the system's, or one that Playwright has downloaded. */
export function findBrowser(): string | undefined {
  return [...onPath(NAMES), ...EXECUTABLES, chromium.executablePath()].find((file) => existsSync(file));
}

/** For tests: the headless shell, the same engine without a window, takes less than half of the processor time for a page. */
export function findTestBrowser(): string | undefined {
  return onPath(['chromium-headless-shell']).find((file) => existsSync(file)) ?? findBrowser();
}

/** Finds a browser or installs one: Playwright's, else the distribution's. Gives its file. */
export function ensureBrowser(): string {
  const browser =
    findBrowser() ?? (run('npx', ['playwright', 'install', 'chromium']) && findBrowser()) ?? installPackage();
  if (browser === undefined) {
    throw new Error('No Chromium found, and none could be installed. Install one, or put one on the PATH.');
  }
  return browser;
}

function onPath(names: string[]): string[] {
  return (process.env.PATH ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));
}

function installPackage(): string | undefined {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) return undefined;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
  return findBrowser();
}

function run(command: string, args: string[]): true {
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return true;
}
