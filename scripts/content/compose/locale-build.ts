import type { Channel } from '../../../src/model/channel.ts';
import type { CodeSource } from '../../../src/model/code-source.ts';
import type { SiteConfig } from '../../../src/model/config.ts';
import type { Locale } from '../../../src/model/locale.ts';
import type { SidebarParts } from '../../../src/model/navigation.ts';
import type { Operation } from '../../../src/model/operation.ts';
import type { Block, Page } from '../../../src/model/page.ts';
import type { PageLink } from '../../../src/model/page-link.ts';
import type { Preview, Release } from '../../../src/model/release.ts';
import type { SiteData } from '../../../src/model/site.ts';
import type { SvgDrawing } from '../../../src/model/svg-drawing.ts';
import type { Report } from '../../findings/finding.ts';
import type { DescribedDocument } from '../describe/document/documents.ts';
import type { LocalisedApiFile } from '../read/api-address.ts';
import type { GuideDocument } from '../read/guide.ts';
import type { PublishedPackage } from './published-package.ts';

/** All that one language and version of the site is composed from. */
export type LocaleBuildInput = {
  config: SiteConfig;
  locale: Locale;
  /** Absent for the default version. */
  version?: string;
  /** Folder of the version within the site folder: empty, or `versions/v1/`. */
  folder: string;
  guides: GuideDocument[];
  apis: DescribedDocument[];
  /** Described, but no part of the contract: only guides show them. */
  supplements: DescribedDocument[];
  /** What is published of the documents, in every language. */
  apiFiles: LocalisedApiFile[];
  /** Paths of guides in any language: what is missing only here has been reported already. */
  knownPaths: ReadonlySet<string>;
  /** False when a document could not be read: then operations are missing through no fault of the guides. */
  isComplete: boolean;
  code(language: string, source: string): CodeSource;
  /** Releases of the documents, newest first. */
  releases: Release[];
  /** Changes that pages name instead of those of the latest release. */
  preview?: Preview | undefined;
  /** Texts of the published files, by path. */
  files: ReadonlyMap<string, string>;
  /** The drawings that the configuration names, by file. */
  drawings: ReadonlyMap<string, SvgDrawing>;
  /** What is published below `downloads/`; undefined in a checkout, where nothing is. */
  packages?: readonly PublishedPackage[] | undefined;
  /** A Markdown text that belongs to no page. */
  text(markdown: string): Block[];
  report: Report;
};

/** One language and version of the site, complete. */
export type LocaleBuild = { site: SiteData; pages: Page[]; parts: SidebarParts };

/** What a page documents. */
export type Subjects = { operations: Operation[]; channels: Channel[] };

type NavigationFacts = 'breadcrumbs' | 'previous' | 'next' | 'sidebar' | 'sidebarGroups';

/** Where a page belongs that is made from a document alone. */
export type SidebarSection = { api: DescribedDocument; tagName: string; tag: string };

/** A page before it has its navigation. */
export type DraftPage = DistributiveOmit<Page, NavigationFacts> & {
  /** Sidebar group that takes a page made from a document alone. */
  section?: SidebarSection;
  /** The page that it is a part of, which is listed instead. */
  partOf?: PageLink;
  /** Guides that no sidebar needs to list. */
  isUnlisted: boolean;
};

type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
