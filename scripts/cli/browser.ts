import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { installPackages } from './system-packages.mjs';

/** Chromium without windows, in Debian a package of its own: it opens a page in half the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome.exe',
  'msedge.exe',
];
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
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Widths of text as in a browser with windows.
  '--font-render-hinting=none',
];

/** A Chromium on this machine: the system's, or one that Playwright has downloaded. */
export function findBrowser(): string | undefined {
  return findOnPath(NAMES) ?? [...EXECUTABLES, chromium.executablePath()].find((file) => existsSync(file));
}

/** The first name that any folder of the PATH has. */
function findOnPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/** By their package: the fallback faces name Arial and its kind, whose metrics Liberation copies, and pages are in Chinese too. */
const FONTS = { 'fonts-liberation': 'Liberation Sans', 'fonts-noto-cjk': 'Noto Sans CJK' };

/** Finds a browser or installs one, the distribution's or else Playwright's, and the fonts of the tests. Gives its file. */
export function ensureBrowser(): string {
  installPackages(listMissingFonts());
  if (process.platform === 'linux' && findOnPath([SHELL]) === undefined) installPackages([SHELL]);
  if (findBrowser() === undefined) spawnSync('npx playwright install chromium', { stdio: 'inherit', shell: true });
  if (findBrowser() === undefined) installPackages(['chromium']);
  const browser = findBrowser();
  if (browser === undefined) {
    throw new Error('No Chromium found, and none could be installed. Install one, or put one on the PATH.');
  }
  return browser;
}

/** Other systems than Debian and its kind come with fonts of these metrics. */
function listMissingFonts(): string[] {
  if (process.platform !== 'linux') return [];
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return Object.entries(FONTS).flatMap(([name, family]) => (stdout?.includes(family) ? [] : [name]));
}
