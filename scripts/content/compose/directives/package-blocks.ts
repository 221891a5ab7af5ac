import type { CodeSource } from '../../../../src/model/code-source.ts';
import { localise, type PackageOffer } from '../../../../src/model/config.ts';
import type { PackageFile, PackageItem } from '../../../../src/model/package-item.ts';
import type { LocaleBuildInput } from '../locale-build.ts';
import type { PublishedPackage } from '../published-package.ts';
import { type ResolveDirective, reportAt } from './directive.ts';

/** `::package{id=simulator args="explain request.txt"}`: the command that runs or installs a package of this build. */
export const resolvePackage: ResolveDirective = ({ id = '', args, title }, at, input) => {
  const command = getCommand(id, input);
  if (command !== undefined) {
    const code = toCode(args === undefined ? command : `${command} ${args}`, input);
    return [{ kind: 'code', code, ...(title !== undefined && { title }) }];
  }
  const known = Object.keys(getOffers(input)).filter((name) => getCommand(name, input) !== undefined);
  const hint =
    known.length > 0
      ? `Write ::package{id=…} with one of: ${known.join(', ')}.`
      : 'Name packages in the site configuration: provider.packages.';
  reportAt(at, input, `no package "${id}" with a command`, hint);
  return [];
};

/** `::packages{id=run}`: what there is of a group of packages. Nothing where there is none. */
export const resolvePackages: ResolveDirective = ({ id = '' }, at, input) => {
  const offers = Object.entries(getOffers(input)).filter(([, { group }]) => group === id);
  if (offers.length === 0) {
    const groups = [...new Set(Object.values(getOffers(input)).map(({ group }) => group))];
    reportAt(at, input, `no group "${id}" of packages`, `Write ::packages{id=…} with one of: ${groups.join(', ')}.`);
  }
  const items = offers.flatMap(([name, offer]) => toItem(name, offer, input));
  return items.length > 0 ? [{ kind: 'packages', items }] : [];
};

function toItem(name: string, offer: PackageOffer, input: LocaleBuildInput): PackageItem[] {
  const published = findPackage(name, input);
  const command = getCommand(name, input);
  if (!published && command === undefined) return [];
  return [
    {
      title: localise(offer.title, input.locale),
      about: localise(offer.about, input.locale),
      ...(command !== undefined && { command: toCode(command, input) }),
      files: published ? [toFile(published)] : [],
    },
  ];
}

function toFile({ file, version, size, sha256 }: PublishedPackage): PackageFile {
  return { href: `/downloads/${file}`, version, size: formatSize(size), sha256 };
}

/** In the units of browsers and registries: a kilobyte is 1000 bytes. */
export function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function toCode(command: string, { code, packages, config: { origin } }: LocaleBuildInput): CodeSource {
  return { ...code('bash', command), ...(packages && origin !== undefined && { origin }) };
}

/** In a checkout nothing is published, and the command is another one, if there is one. */
function getCommand(name: string, input: LocaleBuildInput): string | undefined {
  const { command, inCheckout } = getOffers(input)[name] ?? {};
  if (!input.packages) return inCheckout;
  const published = findPackage(name, input);
  if (!published || command === undefined) return undefined;
  const { origin = '', base = '/' } = input.config;
  return `${command} ${origin}${base}downloads/${published.file}`;
}

function findPackage(name: string, { packages = [] }: LocaleBuildInput) {
  return packages.find((published) => published.name === name);
}

function getOffers({ config }: LocaleBuildInput): Record<string, PackageOffer> {
  return config.provider?.packages?.offers ?? {};
}
