import { z } from 'zod';
import type { NavEntry, SidebarEntry, SiteConfig } from '../../../src/model/config.ts';
import { nearest } from '../../document/nearest.js';

/** A configuration whose types nobody has checked: a `site.ts` of another folder runs without the compiler of TypeScript. */
const localised = z.union([z.string(), z.record(z.string(), z.string())]);
const regularExpression = z.string().refine(isRegularExpression, { error: 'is not a regular expression' });

const navEntry: z.ZodType<NavEntry> = z.strictObject({
  text: localised,
  link: z.string().optional(),
  activeMatch: regularExpression.optional(),
  position: z.enum(['left', 'right']).optional(),
  tag: localised.optional(),
  items: z.lazy(() => z.array(navEntry)).optional(),
});

const sidebarEntry: z.ZodType<SidebarEntry> = z.union([
  z.string(),
  z.strictObject({ text: localised, path: z.string(), isFoot: z.boolean().optional() }),
  z.strictObject({ text: localised, tag: z.string().optional(), items: z.lazy(() => z.array(sidebarEntry)) }),
]);

const social = { icon: z.string(), label: localised };
const name = z
  .string()
  .regex(/^[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u, { error: 'must consist of letters, digits, ".", "_" and "-"' });

const searchHelp = z.strictObject({
  words: z.record(
    name,
    z.strictObject({
      synonyms: z.record(z.string(), z.string()),
      keywords: z.record(z.string(), z.array(z.string())),
      words: z.record(z.string(), z.string()),
    }),
  ),
  last: z.array(z.string()),
  start: z.array(
    z.strictObject({
      path: z.string(),
      icon: z.string(),
      text: localised,
      description: localised,
      isWayOut: z.boolean().optional(),
      takesText: z.boolean().optional(),
    }),
  ),
  examples: z.array(z.string()),
});

const role = z.enum(['signatures', 'responses', 'retries']).optional();
const tool = z.union([
  z.strictObject({
    kind: z.literal('inline'),
    role,
    takesValues: z.boolean().optional(),
    panels: z.array(localised).optional(),
  }),
  z.strictObject({ kind: z.literal('dialog'), role, title: localised, about: localised }),
]);

const packageOffer = z.strictObject({
  group: z.string(),
  title: localised,
  about: localised,
  command: z.string().optional(),
  inCheckout: z.string().optional(),
  server: z.strictObject({ url: z.url(), description: localised }).optional(),
});

const colour = z.string().regex(/^#[\da-f]{6}$/i, { error: 'must be a colour such as #3b5bdb' });
const fontFamily = z.string().regex(/^[\w" ,-]+$/, { error: 'must be font families such as Inter, sans-serif' });

const look = z.strictObject({
  accent: z.union([colour, z.strictObject({ light: colour, dark: colour })]).optional(),
  radius: z.number().min(0).max(20).optional(),
  fonts: z.strictObject({ text: fontFamily.optional(), code: fontFamily.optional() }).optional(),
  fontFiles: z
    .array(
      z.strictObject({
        family: z.string().regex(/^[\w -]+$/, { error: 'must be the name of a font such as Inter' }),
        file: z.string().regex(/\.woff2$/, { error: 'must be a file .woff2' }),
        weight: z
          .string()
          .regex(/^\d+( \d+)?$/, { error: 'must be a weight or a range such as 100 900' })
          .optional(),
      }),
    )
    .optional(),
});

const drawings = z.strictObject({
  mark: z.string().optional(),
  hero: z.strictObject({ file: z.string(), alt: localised }).optional(),
  notFound: z.string().optional(),
  features: z.record(z.string(), z.string()).optional(),
});

const footColumn = z.strictObject({
  title: localised,
  links: z.array(z.strictObject({ text: localised, link: z.string() })),
});

/** An address without a path. */
export const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;
const serverUrl = z.url({ protocol: /^https?$/ });
const search = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('local') }),
  z.strictObject({ mode: z.literal('remote'), url: serverUrl }),
  z.strictObject({ mode: z.literal('auto'), url: serverUrl, above: z.int().min(0).optional() }),
]);

const configShape = {
  title: localised,
  logo: z.strictObject({ light: z.string(), dark: z.string() }).optional(),
  look: look.optional(),
  drawings: drawings.optional(),
  docsTitle: localised.optional(),
  outlineTitle: localised.optional(),
  origin: z.string().regex(ORIGIN, { error: 'must be an origin: https://docs.example.com' }).optional(),
  base: z
    .string()
    .regex(/^\/([\w.~/-]*\/)?$/, { error: 'must begin and end with a slash: /docs/' })
    .optional(),
  locales: z
    .tuple([z.strictObject({ locale: name, tag: z.string(), name: z.string() })])
    .rest(z.strictObject({ locale: name, tag: z.string(), name: z.string() })),
  sourceLocale: z.string(),
  strict: z.boolean().optional(),
  versions: z.tuple([name]).rest(name).optional(),
  attachments: z.array(z.string()).optional(),
  snippets: z.record(z.string(), localised).optional(),
  support: z.strictObject({ email: z.email(), status: z.url(), report: z.url() }).optional(),
  draftPage: z.string().optional(),
  signingPages: z.strictObject({ headers: z.string(), query: z.string(), helpers: z.string() }).optional(),
  agentSkill: z.string().optional(),
  footLinks: z.array(z.string()).optional(),
  foot: z.strictObject({ columns: z.array(footColumn).optional(), note: localised.optional() }).optional(),
  updated: z.iso.date().optional(),
  operationDocuments: z.boolean().optional(),
  nav: z.array(navEntry),
  areas: z.array(navEntry).optional(),
  sidebars: z.record(name, z.array(sidebarEntry)),
  socialLinks: z
    .array(
      z.union([
        z.strictObject({ ...social, mode: z.enum(['link', 'img']), content: z.string() }),
        z.strictObject({ ...social, mode: z.enum(['text', 'dom']), content: localised }),
      ]),
    )
    .optional(),
  sourceUrl: z.string().optional(),
  links: serverUrl.optional(),
  search: search.optional(),
  beacon: serverUrl.optional(),
  tryIt: z.boolean().optional(),
  provider: z
    .strictObject({
      module: z.string(),
      prepare: z.string().optional(),
      gates: z.string().optional(),
      commands: z.string().optional(),
      values: z.boolean().optional(),
      tools: z.record(name, tool).optional(),
      packages: z
        .strictObject({
          module: z.string(),
          files: z.array(z.string()).optional(),
          offers: z.record(name, packageOffer).optional(),
        })
        .optional(),
    })
    .optional(),
  searchHelp: searchHelp.optional(),
  console: z.string().optional(),
  serviceWorker: z.boolean().optional(),
  hideNavbar: z.enum(['always', 'auto', 'never']).optional(),
  animateContent: z.boolean().optional(),
};

const siteConfig: z.ZodType<SiteConfig> = z.strictObject(configShape);

/** What is wrong with a configuration, each with the path to it: `nav[0].text`, and the names on the way. */
export type ShapeMistake = { path: string; names: string[]; message: string; hint?: string };

/** The configuration, or what is wrong with its shape. */
export function checkSiteShape(value: unknown): { config: SiteConfig } | { mistakes: ShapeMistake[] } {
  const parsed = siteConfig.safeParse(value);
  if (parsed.success) return { config: parsed.data };
  const mistakes = parsed.error.issues.flatMap((issue): ShapeMistake[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => toMistake([...issue.path, key], 'not a field of the configuration', suggest(key)))
      : [toMistake(issue.path, issue.message.replace(/.*received undefined$/, 'is missing'))],
  );
  // What is missing is there under a misspelt name.
  return { mistakes: mistakes.filter(({ path }) => !mistakes.some(({ hint }) => hint === didYouMean(path))) };
}

function toMistake(path: PropertyKey[], message: string, hint?: string): ShapeMistake {
  const names = path.filter((step) => typeof step === 'string');
  const shown = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return { path: shown.replace(/^\./, ''), names, message, ...(hint !== undefined && { hint }) };
}

function suggest(key: string): string | undefined {
  const similar = nearest(key, Object.keys(configShape));
  return similar && didYouMean(similar);
}

function didYouMean(name: string): string {
  return `Did you mean "${name}"?`;
}

function isRegularExpression(text: string): boolean {
  try {
    return Boolean(new RegExp(`^(?:${text})`));
  } catch {
    return false;
  }
}
