/**
 * The tables. All rows have the number of their export; `search_export` has the one that is served. A word of a page is in `lexemes` as
 * itself, as `+word` where a heading or a description says it, as `^word` where a title or a keyword does; `=name` is a whole name, `/name/` a
 * folder that the page is in.
 */
export const SCHEMA = `
create extension if not exists pg_trgm;
create sequence if not exists search_export_number;
create table if not exists search_export (
  only_row boolean primary key default true check (only_row), export bigint not null, exported_at timestamptz not null default now()
);
create table if not exists search_edition (
  export bigint, edition text, data json not null, primary key (export, edition)
);
create table if not exists search_page (
  export bigint, edition text, page integer, length integer not null, lexemes tsvector not null, data text not null, terms jsonb not null,
  primary key (export, edition, page)
);
create index if not exists search_page_lexemes on search_page using gin (lexemes);
create table if not exists search_term (
  export bigint, edition text, term text collate "C", stem text collate "C" not null, telling real not null,
  primary key (export, edition, term)
);
create index if not exists search_term_stem on search_term (export, edition, stem);
create index if not exists search_term_typo on search_term using gin (term gin_trgm_ops) with (fastupdate = off);
`;

/** The oldest PostgreSQL that the tests run. */
export const OLDEST_VERSION = 15;

/** One language of one version. */
export function getEdition({ locale, version }: { locale: string; version?: string | undefined }): string {
  return version === undefined ? locale : `${version}/${locale}`;
}
